/** Outcome of sharing. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Share methods of the browser: phones have a sheet with other apps, most others at least a clipboard. */
export interface ShareMeans {
  share?: (data: { title: string; url: string }) => Promise<void>;
  copy?: (text: string) => Promise<void>;
}

/** Shares a page's URL by the system's sheet, else copies it to the clipboard. */
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
