/** What became of a wish to share. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** What the browser has for it: phones a sheet with the visitor's other apps, most others at least a clipboard. */
export interface ShareMeans {
  share?: (data: { title: string; url: string }) => Promise<void>;
  copy?: (text: string) => Promise<void>;
}

/** Hands a page's address on: to the system's sheet, else to the clipboard. */
export async function sharePage(
  page: { title: string; url: string },
  { share, copy }: ShareMeans,
): Promise<Shared> {
  try {
    if (share) {
      await share(page);
      return 'shared';
    }
    await copy?.(page.url);
    return copy ? 'copied' : 'failed';
  } catch (error) {
    // The visitor closed the sheet.
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
