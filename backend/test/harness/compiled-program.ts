import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const backend = path.join(import.meta.dirname, '..', '..');
const cache = path.join(backend, '..', 'node_modules', '.cache');

/** A source file of the backend, compiled on its own, that runs in a process which a test may kill. */
export class CompiledProgram {
  private constructor(
    private readonly folder: string,
    private readonly entry: string,
  ) {}

  /** @param source the file, relative to backend/, e.g. `test/harness/crashing-worker.ts` */
  static compile(source: string): CompiledProgram {
    mkdirSync(cache, { recursive: true });
    // The program compares its path with the started one: without links, as Node does.
    const folder = realpathSync(mkdtempSync(path.join(cache, 'program-')));
    writeFileSync(path.join(folder, 'package.json'), '{"type":"module"}');
    const project = path.join(folder, 'tsconfig.json');
    const compilerOptions = {
      rootDir: backend,
      outDir: folder,
      noCheck: true,
      sourceMap: false,
      types: ['node'],
      typeRoots: [path.join(cache, '..', '@types')],
    };
    writeFileSync(
      project,
      JSON.stringify({
        extends: path.join(backend, 'tsconfig.json'),
        compilerOptions,
        include: [],
        files: [path.join(backend, source)],
      }),
    );
    const compiler = path.join(cache, '..', '@typescript', 'native', 'bin', 'tsc');
    const { status, stdout } = spawnSync(process.execPath, [compiler, '-p', project], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${source} does not compile:\n${stdout}`);
    return new CompiledProgram(folder, path.join(folder, source.replace(/\.ts$/, '.js')));
  }

  /** Starts the program and waits for its first output. */
  async start(environment: NodeJS.ProcessEnv): Promise<ChildProcess> {
    const child = spawn(process.execPath, [this.entry], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error(`The program ended with ${child.exitCode}`);
    return child;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
