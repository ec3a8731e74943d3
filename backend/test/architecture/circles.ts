export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

export interface Import {
  readonly from: string;
  readonly to: string;
}

const TEST = /\.spec\.tsx?$|\.contract\.ts$|\/testing\//;
/** Modules wire the folders of a context. */
const WIRING = /\.module\.ts$/;

/**
 * The part of a source file in the graph: a part of the platform, of a context or of the frontend. A file outside every
 * part is a part of its own.
 */
export function partOf(file: string): string | undefined {
  if (TEST.test(file) || WIRING.test(file)) return undefined;
  const [, part] =
    /^(backend\/src\/contexts\/[^/]+\/[^/]+)/.exec(file) ??
    /^(backend\/src\/(?:platform|shared-kernel)\/[^/]+)/.exec(file) ??
    /^(frontend\/src\/(?:shared|features)\/[^/]+)/.exec(file) ??
    /^(frontend\/src\/[^/]+)/.exec(file) ??
    [];
  // A process runs commands, and a command may leave a step to a process: both are use cases.
  return part?.replace(/\/processes$/, '/commands');
}

const contextOf = (file: string): string | undefined => /^backend\/src\/contexts\/([^/]+)\//.exec(file)?.[1];

/** The imports between parts. Between contexts only gateways count, and they have a graph of their own. */
export function partsImporting(imports: readonly Import[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [one, other] = [partOf(from), partOf(to)];
    if (one === undefined || other === undefined || one === other || contextOf(from) !== contextOf(to)) continue;
    graph.set(one, (graph.get(one) ?? new Set()).add(other));
  }
  return graph;
}

/**
 * The cycles of the graph, each from its alphabetically first name and back to it; one for each edge that closes a
 * cycle.
 */
export function circlesIn(graph: Graph): readonly string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): void => {
    const at = way.indexOf(name);
    if (at >= 0) circles.push([...way.slice(at), name].join(' -> '));
    if (at >= 0 || done.has(name)) return;
    for (const next of [...(graph.get(name) ?? [])].sort()) visit(next, [...way, name]);
    done.add(name);
  };
  for (const name of [...graph.keys()].sort()) visit(name, []);
  return circles;
}

/** The queries between contexts: imports of another context's `index.ts`. */
export function contextsAsking(imports: readonly Import[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [one, other] = [contextOf(from), contextOf(to)];
    if (one === undefined || other === undefined || one === other) continue;
    if (TEST.test(from) || WIRING.test(from) || !to.endsWith(`/${other}/index.ts`)) continue;
    graph.set(one, (graph.get(one) ?? new Set()).add(other));
  }
  return graph;
}
