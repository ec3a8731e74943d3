/** A rule about names or text: the files that it covers and the faults in one file. */
export interface NamingRule {
  readonly name: string;
  readonly applies: (file: string) => boolean;
  readonly faults: (file: string, text: string) => readonly string[];
}

const isTest = (file: string): boolean => /\.spec\.tsx?$|\.contract\.ts$|\/testing\//.test(file);
const inContextFolder = (folder: string) => (file: string) =>
  new RegExp(`^backend/src/contexts/[^/]+/${folder}/[^/]+\\.ts$`).test(file) && !isTest(file);
const basename = (file: string): string => file.slice(file.lastIndexOf('/') + 1);
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? match[0]);

const EXPORTED = /^export (?:const|function|interface|type|class) (\w+)/gm;
const BUSINESS_OF_PAGES = /^(?:tour|booking|guide|cart|order|mission|review|traveller|favourite)s?$/i;
const DECLARATION = /^(?:export\s+)?(?:abstract\s+)?(?:class|interface|type)\s+(\w+)/gm;
/**
 * The only allowed reason to skip tests: the machine has no redis-server. `make test` reports it, and CI fails then.
 */
const NEEDS_REDIS = /hasRedis\(\) \? describe : describe\.skip/g;
/**
 * One word of the fact is a participle or in the past tense: confirmed, given, sent, paid, withdrawn, made, held, came,
 * found.
 */
const PAST_FACT = /^[a-z-]+\.(?:[a-z]+-)*[a-z]*(?:ed|en|id|nt|wn|ade|eld|ost|ame|ound)(?:-[a-z]+)*\.v\d+$/;

/** The words of the business, in identifiers and strings: `tourSlug`, `find-bookings`. */
const BUSINESS =
  /(?<![A-Za-z])(?:tour|booking|guide|mission|cart|voucher|travell?er|payment|gift|review|city|cities|catalogue|quote|payout|refund)s?(?![a-z])|[a-z](?:Tour|Booking|Guide|Mission|Cart|Voucher|Travell?er|Payment|Gift|Review|City|Cities|Catalogue|Quote|Payout|Refund)s?(?![a-z])/g;
/** Comments, and examples of the API document: they may name the business. */
const EXPLANATIONS = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/[^\n]*|\bexample: (?:'[^'\n]*'|"[^"\n]*")/g;
/** The guard for guides stays until permissions replace roles. The texts name the subjects of mails. */
const KNOWN_BUSINESS = /platform\/(?:http\/actor|mail\/mail\.texts)\.ts$/;

export const namingRules: readonly NamingRule[] = [
  {
    name: 'files are named in kebab case',
    applies: () => true,
    faults: (file) => (/^[a-z0-9$_.-]+$/.test(basename(file)) ? [] : [basename(file)]),
  },
  {
    name: 'no type is called after its role in a pattern',
    applies: (file) => !isTest(file),
    faults: (_, text) =>
      all(text, DECLARATION).filter((name) => /(?:Impl|Dto|DTO|Manager|Helpers?|Utils?)$|^I[A-Z][a-z]/.test(name)),
  },
  {
    name: 'commands are the business’s own imperatives',
    applies: inContextFolder('commands'),
    faults: (_, text) =>
      all(text, /\bclass\s+((?:Update|Process|Manage|Handle|Do|Perform)[A-Z]\w*)\s+extends\s+Command\b/g),
  },
  {
    name: 'a file of commands holds one command with its handler',
    applies: inContextFolder('commands'),
    faults: (_, text) => {
      const count = (pattern: RegExp): number => all(text, pattern).length;
      return count(/\bextends Command</g) === 1 && count(/@CommandHandler\(/g) === 1 ? [] : ['not one command'];
    },
  },
  {
    name: 'the questions of a context import the shared kernel only',
    applies: (file) => /^backend\/src\/contexts\/[^/]+\/index\.ts$/.test(file),
    faults: (_, text) => all(text, /\bfrom '([^']+)'/g).filter((path) => !path.startsWith('../../shared-kernel/')),
  },
  {
    name: 'reactions and jobs are stored under the names of their files',
    applies: (file) => inContextFolder('reactions')(file) || inContextFolder('jobs')(file),
    faults: (file, text) => {
      const [, context = ''] = /^backend\/src\/contexts\/([^/]+)\//.exec(file) ?? [];
      const name = `${context}.${basename(file).replace(/(?:\.job)?\.ts$/, '')}`;
      return all(text, /@(?:Reaction|ScheduledJob|RecurringJob)\(\s*'([^']+)'/g).filter((stored) => stored !== name);
    },
  },
  {
    name: 'events begin with the name of their context',
    applies: (file) => /^backend\/src\/contexts\/[^/]+\/events\.ts$/.test(file),
    faults: (file, text) => {
      const [, context = ''] = /^backend\/src\/contexts\/([^/]+)\//.exec(file) ?? [];
      return all(text, /\btype:\s*'([^']+)'/g).filter((type) => !type.startsWith(`${context}.`));
    },
  },
  {
    name: 'queries find',
    applies: inContextFolder('queries'),
    faults: (_, text) => all(text, /\bclass\s+(\w+)\s+extends\s+Query\b/g).filter((query) => !query.startsWith('Find')),
  },
  {
    name: 'reactions are named do-when-fact',
    applies: inContextFolder('reactions'),
    faults: (file) => (/^[a-z-]+-(?:when|after)-[a-z-]+\.ts$/.test(basename(file)) ? [] : [basename(file)]),
  },
  {
    name: 'events are past facts with a version',
    applies: (file) => /^backend\/src\/contexts\/[^/]+\/events\.ts$/.test(file),
    faults: (_, text) => all(text, /\btype:\s*'([^']+)'/g).filter((type) => !PAST_FACT.test(type)),
  },
  {
    name: 'the platform has no business word',
    applies: (file) => file.startsWith('backend/src/platform/') && !isTest(file) && !KNOWN_BUSINESS.test(file),
    faults: (_, text) => all(text.replaceAll(EXPLANATIONS, ''), BUSINESS),
  },
  {
    name: 'parts of the interface are named without a business word',
    applies: (file) => file.startsWith('frontend/src/ui/') && !isTest(file),
    faults: (file, text) => [
      ...basename(file)
        .split(/[-.]/)
        .filter((word) => BUSINESS_OF_PAGES.test(word)),
      ...all(text, EXPORTED).filter((name) => name.split(/(?=[A-Z])/).some((word) => BUSINESS_OF_PAGES.test(word))),
    ],
  },
  {
    name: 'nothing is left for later, silenced or skipped',
    applies: () => true,
    faults: (_, text) =>
      all(
        text.replaceAll(NEEDS_REDIS, ''),
        /\bTODO\b|\bFIXME\b|@ts-(?:ignore|nocheck|expect-error)|\b(?:it|test|describe)\.(?:skip|only|todo)\b/g,
      ),
  },
  {
    name: 'money is never divided by a hundred',
    applies: (file) => !isTest(file),
    faults: (_, text) => all(text, /\b\w*(?:[aA]mount|[mM]inor|[pP]rice|[tT]otal)\w*\s*\/\s*100\b/g),
  },
];

/** The faults, as "file: fault", if the rule applies to the file. */
export function faultsIn(rule: NamingRule, files: ReadonlyMap<string, string>): readonly string[] {
  const looked = [...files].filter(([file]) => rule.applies(file));
  return looked.flatMap(([file, text]) => rule.faults(file, text).map((fault) => `${file}: ${fault}`));
}
