import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Import } from './circles.js';

const packages = path.join(import.meta.dirname, '..', '..', '..', 'node_modules');
const command = path.join(packages, 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
const config = path.join(import.meta.dirname, 'boundaries.cjs');

export const SOURCES = ['backend/src', 'backend/demonstration/src', 'backend/posters/src', 'frontend/src'];

export interface Violation {
  readonly rule: string;
  readonly from: string;
  readonly to: string;
}

export interface Cruise {
  readonly imports: readonly Import[];
  readonly violations: readonly Violation[];
  readonly modules: readonly string[];
  readonly rules: readonly string[];
}

interface Output {
  readonly modules: readonly { source: string; dependencies: readonly { resolved: string }[] }[];
  readonly summary: {
    readonly violations: readonly { rule: { name: string }; from: string; to: string }[];
    readonly ruleSetUsed: { readonly forbidden: readonly { name: string }[] };
  };
}

/** Follows every import of the sources below the folder and checks it against the boundaries. */
export function cruise(folder: string): Cruise {
  const args = [command, ...SOURCES, '--config', config, '--output-type', 'json'];
  const text = run(args, folder);
  const { modules, summary } = JSON.parse(text) as Output;
  return {
    violations: summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
    imports: modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    ),
    modules: modules.map(({ source }) => source),
    rules: summary.ruleSetUsed.forbidden.map(({ name }) => name),
  };
}

function run(args: readonly string[], cwd: string): string {
  try {
    return execFileSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: 'pipe' });
  } catch (error) {
    // The command's exit status is the number of violations.
    const { stdout } = error as { stdout?: string };
    if (stdout) return stdout;
    throw error;
  }
}
