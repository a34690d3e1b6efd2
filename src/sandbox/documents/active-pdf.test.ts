import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { fateOf, objectStream, pdf } from '../../../tests/sandbox/documents/crafted-files.ts';

const script = '/S /JavaScript /JS (app.alert(1))';
const object = (dictionary: string) => `7 0 obj\n<< ${dictionary} >>\nendobj\n`;

/** Compressed objects without a type, one of them a script. */
function hidden({
  dictionary = '',
  filter = '/Filter /FlateDecode',
  begins = 'stream\n',
  objects = `7 0 << ${script} >>`,
}): Buffer {
  return pdf(
    Buffer.concat([
      Buffer.from(`9 0 obj\n<< /N 1 /First 4 ${filter} ${dictionary} >>${begins}`),
      deflateSync(Buffer.from(objects)),
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  );
}

const refused: Record<string, Buffer> = {
  'runs a script': pdf(object(script)),
  'runs a script of a disguised name': pdf(object('/S /J#61va#53cript')),
  'opens something by itself': pdf('', { catalog: '/OpenAction 7 0 R ' }),
  'opens an address when its page is shown': pdf(
    object('/AA << /O << /S /URI /URI (https://spy.example) >> >>'),
  ),
  'opens an address by an action elsewhere': pdf(object('/AA 7 0 R')),
  'opens an address, its action far away': pdf(
    object(`/AA${' '.repeat(12)}<< /O << /S /URI /URI (https://spy.example) >> >>`),
  ),
  'opens an address, its action very far away': pdf(object(`/AA${'\n'.repeat(500)}<< /O 7 0 R >>`)),
  'opens an address, its action behind a remark': pdf(object('/AA%x\n8 %y\r0\0R')),
  'opens an address, its action behind a long remark': pdf(
    object(`/AA%${'x'.repeat(250)}\n<< /O 7 0 R >>`),
  ),
  'opens an address, its action at a signed number': pdf(object('/AA +5 0 R')),
  'opens an address, its action at a long number': pdf(object('/AA 0000000005 000000 R')),
  'opens an address, its action at a number with a point': pdf(object('/AA 5. -0 R')),
  'plays something that runs a script': pdf(object('/S /Rendition /JS (app.alert(1))')),
  'starts a program': pdf(object('/S /Launch /F (cmd.exe)')),
  'carries a file': pdf('', { catalog: '/Names << /EmbeddedFiles 8 0 R >> ' }),
  'carries a file in an annotation': pdf(object('/Subtype /FileAttachment /FS 8 0 R')),
  'carries a file of no type': pdf(object('/F (a.exe) /EF << /F 8 0 R >>')),
  'carries a file of no type elsewhere': pdf(object('/UF (a.exe) /EF 8 0 R')),
  'runs a script of a 3D drawing': pdf(object('/Type /3D /Subtype /U3D /OnInstantiate 8 0 R')),
  'loads a stream from an address': pdf(object('/F << /FS /URL /F (https://spy.example) >>')),
  'loads a stream from an address named elsewhere': pdf(object('/F << /FS 8 0 R >>')),
  'loads a page of a file elsewhere': pdf(object('/Ref << /F (//spy/share/a.pdf) /Page 0 >>')),
  'plays a film': pdf(object('/S /Movie')),
  'plays a sound': pdf(object('/S /Sound /Sound 8 0 R')),
  'goes to a thread of another file': pdf(object('/S /Thread /F (a.pdf)')),
  'sends a form': pdf(object('/S /SubmitForm')),
  'is encrypted': pdf('', { catalog: '/Encrypt 7 0 R ' }),
  'hides a script in compressed objects': pdf(objectStream(`7 0 << ${script} >>`)),
  'hides it in objects of no type': pdf(
    objectStream(`7 0 << ${script} >>`).toString('latin1').replace('/Type /ObjStm ', ''),
  ),
  'hides it behind spaces': pdf(
    objectStream(`7 0 << ${script} >>`)
      .toString('latin1')
      .replace('>>\nstream', `>>${' '.repeat(20)}stream`),
  ),
  'hides it behind a remark': pdf(
    objectStream(`7 0 << ${script} >>`).toString('latin1').replace('>>\nstream', '>>%\nstream'),
  ),
  'hides it twice': pdf(objectStream('7 0 << /S /JavaS#63ript >>', '/#46ilter [/Flate#44ecode]')),
  'hides it behind a long dictionary': hidden({ dictionary: ' '.repeat(3000) }),
  'hides it behind a string that looks like an object': hidden({ dictionary: '/X (obj <<)' }),
  'hides it behind a string that looks like the end of the dictionary': hidden({
    dictionary: '/X (\\(>>)',
  }),
  'hides it behind a hexadecimal string': hidden({ dictionary: '/X <4<<4>' }),
  'hides it behind the end of another line': hidden({ begins: 'stream\r' }),
  'hides it behind words after "stream"': hidden({ begins: 'stream of objects\n' }),
  'hides it behind a remark, without a type': hidden({ begins: '% >>\rstream\n' }),
  'packs it twice and says once': hidden({
    dictionary: '/X (/Filter /FlateDecode /)',
    filter: '/Filter [/FlateDecode /ASCIIHexDecode]',
    objects: Buffer.from(`7 0 << ${script} >>`).toString('hex'),
  }),
  'packs it under a short name': hidden({ filter: '/F /FlateDecode' }),
  'packs it by a filter that stands elsewhere': hidden({ filter: '/Filter 8 0 R' }),
  'has a dictionary without an end': pdf('9 0 obj\n<< /X (\n'),
  'has objects that overlap': pdf(
    `obj ${'<< /X '.repeat(400)}${'obj << /X '.repeat(400)}${'>>'.repeat(800)}`,
  ),
  'packs objects in another way': pdf(
    objectStream('7 0 << >>', '/Filter [/ASCIIHexDecode /FlateDecode]'),
  ),
  'packs objects with a predictor': pdf(
    objectStream('7 0 << >>', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'),
  ),
  'has compressed objects that are none': pdf(
    '9 0 obj\n<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n7 0 <<',
  ),
  'unfolds to more than it should': pdf(objectStream('0'.repeat(17 * 1024 * 1024))),
  'has thousands of streams': pdf('1 0 obj\n<< >>\nstream\n\nendstream\nendobj\n'.repeat(5001)),
};

it.each(Object.entries(refused))('S14 B54 refuses a PDF that %s', (_, bytes) => {
  expect(fateOf(bytes, 'application/pdf')).toBe('file_type_not_allowed');
});

it('S14 accepts a PDF with pages and reports a broken one as unreadable', () => {
  expect(fateOf(pdf(), 'application/pdf')).toBe('kept');
  expect(fateOf(pdf(objectStream('7 0 << /Type /Font >>')), 'application/pdf')).toBe('kept');
  const harmless = '/Reference 8 0 R /Ref [8 0 R] /EFG << >> /FS (a) /Threads 8 0 R';
  expect(fateOf(pdf(object(harmless)), 'application/pdf')).toBe('kept');
  expect(fateOf(pdf().subarray(0, -7), 'application/pdf')).toBe('file_unreadable');
  expect(fateOf(Buffer.from('%PDF-1.7\n%%EOF'), 'application/pdf')).toBe('file_unreadable');
});

it('S14 checks a PDF that is built to be slow to scan in reasonable time', () => {
  const filter = `/Filter ${' '.repeat(900)}/FlateDecode${' '.repeat(900)}`;
  const streams = Buffer.concat(Array(4900).fill(objectStream('7 0 << >>', filter)));
  const files: [Buffer, string][] = [
    [pdf(streams), 'kept'],
    [pdf('#41'.repeat(3_000_000)), 'kept'],
    [pdf(`>>\nstream\n${' '.repeat(2000)}`.repeat(4900)), 'kept'],
    [pdf(`>>${' '.repeat(1000)}`.repeat(9000)), 'kept'],
    [pdf('/AA'.repeat(3_000_000)), 'kept'],
    [pdf('/EF/Ref/FS'.repeat(900_000)), 'kept'],
    [pdf(`/AA%${'x'.repeat(190)}\n.`.repeat(48_000)), 'kept'],
    [pdf('%/AA\n'.repeat(1_500_000)), 'file_type_not_allowed'],
  ];
  for (const [bytes, fate] of files) {
    const before = process.cpuUsage();
    expect(fateOf(bytes, 'application/pdf')).toBe(fate);
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  }
});
