// A push service that takes everything and reads nothing, in a process of its own; it says where it is.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tellUsage } from './usage.ts';

const server = createServer((req, res) => {
  req.resume();
  req.on('end', () => res.writeHead(201).end());
}).listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  tellUsage(`http://127.0.0.1:${port}`, () => process.exit());
});
