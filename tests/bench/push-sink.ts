// A push service in its own process that accepts and ignores everything, and reports its origin.
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
