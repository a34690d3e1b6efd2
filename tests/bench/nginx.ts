import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../fixtures/free-port.ts';

/** @returns the path of a program, or undefined when it is not installed */
export function findProgram(name: string): string | undefined {
  const path = `${process.env['PATH']}:/usr/sbin:/sbin`;
  const found = spawnSync('which', [name], {
    env: { ...process.env, PATH: path },
    encoding: 'utf8',
  });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** Starts nginx with one worker that serves these brotli bytes as `/`. @param program path of nginx */
export async function serveWithNginx(
  program: string,
  brotli: Buffer,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-nginx-'));
  mkdirSync(join(folder, 'html'));
  writeFileSync(join(folder, 'html/index.html'), brotli);
  const port = await freePort();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; open_file_cache max=16;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c;
  uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server {
    listen 127.0.0.1:${port}; root ${folder}/html; default_type "text/html; charset=utf-8"; types { }
    add_header Content-Encoding br; add_header Vary Accept-Encoding;
    keepalive_requests 1000000;
  }
}`,
  );
  // The worker would otherwise drop root for a user that cannot read the folder.
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const child = spawn(program, ['-c', join(folder, 'nginx.conf'), ...user], { stdio: 'inherit' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const origin = `http://127.0.0.1:${port}`;
  while (child.exitCode === null && !(await fetch(origin).then(ok, () => false)))
    await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    origin,
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
const ok = (response: Response) => response.ok;
