import { expect, test } from 'vitest';
import { clearNetworkFault } from './clear-network.ts';

test.each([
  'postgres://push@db.internal/push',
  'postgresql://push:secret@10.0.0.3:5432/push?sslmode=disable',
  'postgres://push@localhost/push?host=db.internal',
  'postgres://push@db.internal/push?sslmode=no-verify',
  'postgres://push@db.internal/push?sslmode=require&uselibpqcompat=true',
  'postgres://push@db.internal/push?sslmode=verify-full&sslmode=disable',
  'http://operator:8080/operator',
  'http://10.0.0.7',
])('SEC refuses to call %s in the clear', (address) => {
  expect(clearNetworkFault('NAME', address, {})).toMatch(/^NAME: found [a-z]+:\/\/[\w.]+(:\d+)?; /);
  expect(clearNetworkFault('NAME', address, { INTERNAL_NETWORK: 'encrypted' })).toBeUndefined();
});

test.each([
  'postgres://push@db.internal/push?sslmode=verify-full',
  'postgres://push@db.internal/push?sslmode=require',
  'postgres://push@127.0.0.1:5432/push',
  'postgres://[::1]/push',
  'postgres:///push',
  'postgres:///push?host=::1',
  'postgres:///push?host=/run/postgresql',
  'postgres://%2Frun%2Fpostgresql/push',
  'postgres://push@db.internal/push?host=localhost',
  'https://api.foyer.example/operator',
  'http://[::1]:8080',
  '/operator',
])('SEC calls %s', (address) => {
  expect(clearNetworkFault('NAME', address, {})).toBeUndefined();
});

test('SEC refuses a database without a host where PGHOST names one of the network', () => {
  const fault = clearNetworkFault('NAME', 'postgres:///push', { PGHOST: 'db.internal' });
  expect(fault).toMatch(/^NAME: found postgres:\/\/db\.internal; /);
});
