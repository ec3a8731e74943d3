import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = '.together';
/**
 * Files that need their own modules or globals, and files with stored snapshots, which Jest finds by the file's name.
 */
const alone = /@jest-environment|\bjest\.(mock|unstable_mockModule|resetModules|isolateModules)|\.toMatchSnapshot\(/;
/** Long files, which run beside the groups rather than in them; the longest first. */
const long = ['booking/killed-after-payment', 'security/bad-input', 'posters/src/poster', 'queue/crash'];

const isLong = (file) => long.some((name) => file.includes(`${name}.`));

/**
 * Deals a project's test files into groups and writes a file for each group, which Jest runs as one. Modules are then
 * loaded once for a group rather than once for each file, which saves half of the time (ADR 15).
 * @param files their absolute paths
 * @param into the parent folder of the groups' folder; Jest must search it
 * @param ending the ending of the groups' names, which marks their results: `.int.spec.mjs`
 * @returns the files for Jest: the groups, and the files that run alone
 */
export function dealtOut(files, { into, count, ending }) {
  const target = path.join(into, folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  const single = files.filter((file) => isLong(file) || alone.test(readFileSync(file, 'utf8')));
  const shared = ordered(files.filter((file) => !single.includes(file)));
  const groups = Array.from({ length: count }, (_, group) => shared.filter((_, at) => at % count === group));
  return [...single, ...groups.map((group, at) => written(group, path.join(target, `${at + 1}${ending}`)))];
}

/** `TEST_ORDER` shuffles the files: none may depend on an earlier one. */
const ordered = (files, mix = process.env.TEST_ORDER) =>
  files.sort((one, other) => (mix ? compare(hash(mix + one), hash(mix + other)) : compare(one, other)));

const hash = (text) => createHash('sha256').update(text).digest('hex');
const compare = (one, other) => (one < other ? -1 : 1);

function written(files, target) {
  const loads = files.map((file) => {
    const specifier = path.relative(path.dirname(target), file).split(path.sep).join('/');
    return `await inGroup(${JSON.stringify(specifier.replace(/^(\.\.\/)+/, ''))}, () => import(${JSON.stringify(specifier)}));\n`;
  });
  writeFileSync(target, loads.join(''));
  return target;
}

/** A file's turn in the run; the lowest is the first. */
export const turnOf = (file) => {
  const place = long.findIndex((name) => file.includes(`${name}.`));
  if (place >= 0) return place;
  return /\.int\.spec\./.test(file) ? long.length : long.length + 1;
};
