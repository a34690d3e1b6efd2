import type { Document } from '../../../../operator/documents.ts';
import type { Demo } from '../../../ui/demo.ts';
import type { CheckedFile } from './check-file.ts';
import { DocumentList } from './document-list.tsx';
import { FileChooser } from './file-chooser.tsx';
import { IdentityState } from './identity-state.tsx';
import { InterruptedUpload } from './interrupted-upload.tsx';
import { KindChoice } from './kind-choice.tsx';
import { SentDocument } from './sent-document.tsx';
import { UploadProgress } from './upload-progress.tsx';

const sent: Document = {
  id: 'demo-1',
  kind: 'identification',
  name: 'passport.jpg',
  size: 1_840_000,
  type: 'image/jpeg',
  status: 'accepted',
  uploadedAt: '2026-03-02T12:00:00Z',
  expiresOn: '2030-03-09',
};
const nothing = () => undefined;
const identity =
  (documents: Document[], expired = false) =>
  () => <IdentityState documents={documents} check={{ expired, expiresOn: '2030-03-09' }} />;
const chosen = { file: { name: 'passport.jpg', size: 1_840_000 } } as CheckedFile;
const progress = (state: { waiting?: boolean; paused?: boolean }) => () => (
  <UploadProgress
    chosen={chosen}
    received={786_432}
    waiting={state.waiting ?? false}
    paused={state.paused ?? false}
    onPause={nothing}
    onResume={nothing}
    onCancel={nothing}
  />
);

export const demo: Demo = {
  title: 'Documents of a player',
  group: 'pages',
  states: [
    { name: 'identity missing', render: identity([]) },
    { name: 'identity in review', render: identity([{ ...sent, status: 'in-review' }]) },
    { name: 'identity accepted', render: identity([sent]) },
    { name: 'identity expired', render: identity([sent], true) },
    { name: 'identity refused', render: identity([{ ...sent, status: 'refused' }]) },
    {
      name: 'choose',
      render: () => (
        <>
          <KindChoice kind="identification" onChange={nothing} />
          <FileChooser checking={false} fault={undefined} onChoose={nothing} />
        </>
      ),
    },
    {
      name: 'a file that is not taken',
      render: () => (
        <FileChooser checking={false} fault="file_type_not_allowed" onChoose={nothing} />
      ),
    },
    { name: 'sending', render: progress({}) },
    { name: 'connection lost', render: progress({ waiting: true }) },
    { name: 'paused', render: progress({ paused: true }) },
    {
      name: 'cut off by a reload',
      render: () => (
        <InterruptedUpload
          record={{ id: 'demo', kind: 'address', size: 1_840_000, hash: '' }}
          received={786_432}
          onForget={nothing}
        />
      ),
    },
    { name: 'sent', render: () => <SentDocument document={sent} onNext={nothing} /> },
    {
      name: 'list',
      render: () => (
        <DocumentList
          documents={[
            { ...sent, id: 'demo-2', kind: 'address', name: 'letter.pdf', status: 'in-review' },
            { ...sent, id: 'demo-3', status: 'refused', reason: 'unreadable' },
            sent,
          ]}
        />
      ),
    },
    { name: 'empty list', render: () => <DocumentList documents={[]} /> },
  ],
};
