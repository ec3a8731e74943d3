import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { capture } from '../lib/run.mjs';
import { cpuMs, hasWrk } from './machine.mjs';

export const CONNECTIONS = 8;

/** Each connection requests the next address, again and again: behind a tab stands what is posted. The result is one line of JSON. */
const SCRIPT = `
local paths = {}
for line in io.lines(os.getenv('BENCH_PATHS')) do paths[#paths + 1] = line end
local at = tonumber(os.getenv('BENCH_OFFSET') or '0')
request = function()
  at = at + 1
  local path, body = paths[at % #paths + 1]:match('^([^\\t]+)\\t?(.*)$')
  if body == '' then return wrk.format('GET', path) end
  wrk.headers['content-type'] = 'application/json'
  return wrk.format('POST', path, wrk.headers, body)
end
done = function(summary, latency, requests)
  local e = summary.errors
  io.write(string.format('{"requests":%d,"seconds":%f,"p50":%f,"p99":%f,"errors":%d}\\n', summary.requests,
    summary.duration / 1000000, latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;

/** Requests the paths from a server in turn. Rates per second, times in milliseconds. */
export async function askFor(server, paths, { folder, seconds, headers = {} }) {
  const before = cpuMs(server.pid);
  const run = hasWrk
    ? await withWrk(server.origin, paths, folder, seconds, headers)
    : await withAutocannon(server.origin, paths, seconds, headers);
  const after = cpuMs(server.pid);
  if (run.errors > 0) throw new Error(`${run.errors} of ${run.requests} answers of ${server.origin}${paths[0]} failed`);
  const cpu = before === undefined || after === undefined ? undefined : (after - before) / run.requests;
  return { rate: run.requests / run.seconds, p50: run.p50, p99: run.p99, cpu };
}

async function withWrk(origin, paths, folder, seconds, headers) {
  mkdirSync(folder, { recursive: true });
  const script = join(folder, 'ask.lua');
  const list = join(folder, 'paths.txt');
  writeFileSync(script, SCRIPT);
  writeFileSync(list, `${paths.join('\n')}\n`);
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, ...named, origin];
  const { status, output } = await capture('wrk', args, { env: { ...process.env, BENCH_PATHS: list } });
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (status !== 0 || !line) throw new Error(`wrk failed:\n${output}`);
  return JSON.parse(line);
}

async function withAutocannon(origin, paths, seconds, headers) {
  const requests = paths.map((line) => {
    const [path, body] = line.split('\t');
    if (body === undefined) return { method: 'GET', path, headers };
    return { method: 'POST', path, body, headers: { ...headers, 'content-type': 'application/json' } };
  });
  const result = await autocannon({ url: origin, connections: CONNECTIONS, duration: seconds, requests });
  const { latency, errors, non2xx } = result;
  return {
    requests: result.requests.total,
    seconds: result.duration,
    p50: latency.p50,
    p99: latency.p99,
    errors: errors + non2xx,
  };
}
