import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { playerPaths } from '../../../config/derived-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../context.ts';

interface Notice {
  text: string;
  /** The page that resolves the write. */
  page: 'cashier' | 'limits';
}

/** @returns the template of a notification (NTF-1) about a write of unknown outcome, with a link to its page */
export const openWriteNotice = (notice: Notice) => (): ReactNode => <OpenWriteNotice {...notice} />;

function OpenWriteNotice({ text, page }: Notice) {
  const { t } = useText();
  const path = playerPaths(useApp().config)[page];
  return (
    <p>
      {text} {path && <Link to={path}>{t(`session.open.${page}`)}</Link>}
    </p>
  );
}
