import type { ServerResponse } from 'node:http';
import type { Answer } from './answer.ts';
import type { SandboxRequest } from './request.ts';

/** A framed page and its own API. */
export interface FrameApp {
  /** First segment of its URLs: the page is at `/<name>/…`, its API at `/<name>/api/…`. */
  readonly name: string;
  /** Folder of the built page; defaults to the name, but several apps may share one. */
  readonly page?: string;
  /** Answers a request, whose path starts after `/api`, or takes over the response for a stream. */
  answer(request: SandboxRequest, res: ServerResponse): Promise<Answer | 'streaming'>;
}
