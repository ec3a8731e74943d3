const WORD = /([\p{Script=Katakana}ー]{2,})/u;

/** A sentence below a title: its lines may end anywhere in Japanese, but not within a word in katakana (プライ|ベート). */
export const LeadText = ({ of }: { of: string }) =>
  of.split(WORD).map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence, of which none has a name
      <span key={index} className="[word-break:keep-all]">
        {part}
      </span>
    ) : (
      part
    ),
  );
