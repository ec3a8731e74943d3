import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Check, FieldInvalid } from './checks.js';

const DATA = path.join(import.meta.dirname, '..', 'data');

/** A data file does not hold what it must. The message names the file and the field. */
export class DataFileInvalid extends Error {}

/**
 * Reads a file of `data/` and checks it.
 * @param file its path below `data/`, with forward slashes
 */
export function readData<T>(file: string, check: Check<T>, folder = DATA): T {
  const content = readFileSync(path.join(folder, file), 'utf8');
  try {
    return check(JSON.parse(content), '');
  } catch (error) {
    if (error instanceof FieldInvalid || error instanceof SyntaxError)
      throw new DataFileInvalid(`data/${file}: ${error.message}`);
    throw error;
  }
}

/** Reads every JSON file of a folder of `data/`: what it holds, by its name without the ending, in the order of names. */
export function readFolder<T>(name: string, check: Check<T>, folder = DATA): ReadonlyMap<string, T> {
  const files = readdirSync(path.join(folder, name))
    .filter((file) => file.endsWith('.json'))
    .sort();
  return new Map(files.map((file) => [path.basename(file, '.json'), readData(`${name}/${file}`, check, folder)]));
}

/** Reads a folder whose files are called after the slug of what they hold. */
export function readBySlug<T extends { readonly slug: string }>(
  name: string,
  check: Check<T>,
  folder = DATA,
): readonly T[] {
  return [...readFolder(name, check, folder)].map(([file, value]) => {
    if (value.slug === file) return value;
    throw new DataFileInvalid(
      `data/${name}/${file}.json: slug must be ${file}, as the file is called, not ${value.slug}`,
    );
  });
}
