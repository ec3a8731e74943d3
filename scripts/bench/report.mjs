import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';
import { CASES, excellentOf, judge, judgeMemory, judgeScores, judgeScripts, MEMORY_MB, mustOf } from './targets.mjs';

const FILE = join(root, 'docs', 'performance.md');
const MARK = '<!-- make bench writes what follows -->';

const whole = (value) => Math.round(value).toLocaleString('en');
const short = (value, digits = 2) => (value === undefined ? '–' : value.toFixed(digits));

/** The whole report as Markdown, which is readable in a terminal too. */
export function reportOf({ date, machine, quick, sizes, browser }) {
  const rows = sizes.flatMap(({ tours, cases, memory }, at) => [
    ...Object.entries(cases).map(([name, result]) => rowOf(name, result, tours, sizes[at - 1]?.cases[name])),
    ...memoryRows(memory, tours),
  ]);
  const head = [
    'what',
    'tours',
    '/s',
    'floor /s',
    'share',
    'p50 ms',
    'p99 ms',
    'floor p99',
    'CPU ms',
    'floor CPU',
    'kept',
    'must',
    'excellent',
    'verdict',
  ];
  return [
    `Measured ${date} on ${machine}${quick ? ', quickly: one short round each' : ''}.`,
    '',
    table(head, rows),
    ...(browser ? ['', ...browserTable(browser)] : []),
  ].join('\n');
}

function rowOf(name, result, tours, before) {
  const { ours, floor } = result;
  return [
    CASES[name].title,
    whole(tours),
    whole(ours.rate),
    whole(floor.rate),
    short(ours.rate / floor.rate),
    short(ours.p50, 1),
    short(ours.p99, 1),
    short(floor.p99, 1),
    short(ours.cpu),
    short(floor.cpu),
    before ? short(ours.rate / before.ours.rate) : '',
    mustOf(name),
    excellentOf(name),
    judge(name, result, before),
  ];
}

const memoryRows = (memory, tours) =>
  Object.entries(memory).map(([kind, megabytes]) => [
    `resident memory, ${kind}`,
    whole(tours),
    `${whole(megabytes)} MB`,
    ...Array.from({ length: 8 }, () => ''),
    `≤ ${MEMORY_MB[kind]} MB`,
    '',
    judgeMemory(kind, megabytes),
  ]);

function browserTable({ scriptBytes, scores }) {
  const lighthouse = Object.entries(scores).map(
    ([page, { performance, accessibility, seo, shift, complaints, 'best-practices': practices }]) => {
      const all = [performance, accessibility, practices, seo];
      const words = complaints.length > 0 ? ` (${complaints.join(', ')})` : '';
      const measured = `${all.join(' / ')}, moved ${short(shift, 3)}`;
      return [`Lighthouse, mobile: ${page}`, measured, '≥ 95 each, nothing moved', judgeScores(all, shift) + words];
    },
  );
  const scripts = [
    ['JavaScript of a first visit, home', `${short(scriptBytes / 1000, 1)} kB`, '< 150 kB', judgeScripts(scriptBytes)],
  ];
  return [
    table(
      ['in a browser', 'performance / accessibility / best practices / SEO, layout shift', 'must', 'verdict'],
      [...scripts, ...lighthouse],
    ),
  ];
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Writes the report under the text of docs/performance.md. */
export function write(report) {
  const text = readFileSync(FILE, 'utf8');
  writeFileSync(FILE, `${text.slice(0, text.indexOf(MARK) + MARK.length)}\n\n${report}\n`);
}
