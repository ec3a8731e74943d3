import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { PostgresNotifications } from './postgres-notifications.js';

it('gives up a database that takes the connection and never answers, and tries it anew', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
  await once(silent.listen(0, '127.0.0.1'), 'listening');
  const { port } = silent.address() as AddressInfo;
  const notifications = new PostgresNotifications(`postgresql://nobody@127.0.0.1:${port}/nothing`);
  try {
    await notifications.onModuleInit();
    await once(silent, 'connection');
    expect(sockets).toHaveLength(2);
  } finally {
    silent.close();
    for (const socket of sockets) socket.destroy();
    await notifications.onApplicationShutdown();
  }
}, 60_000);
