/** A credit in a statement. `amount` as it is written: `195.00`. */
export interface StatementEntry {
  readonly reference: string;
  readonly amount: string;
  readonly currency?: string;
  readonly text?: string;
  /** A structured creditor reference. */
  readonly creditorReference?: string;
  readonly indicator?: 'CRDT' | 'DBIT';
  readonly status?: 'BOOK' | 'PDNG';
}

/** A bank statement as a bank sends it: camt.053.001.08. */
export const aStatement = (
  entries: readonly StatementEntry[],
  iban = 'IT60X0542811101000000123456',
): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08">
  <BkToCstmrStmt>
    <GrpHdr><MsgId>STMT-20270503</MsgId><CreDtTm>2027-05-03T20:00:00+02:00</CreDtTm></GrpHdr>
    <Stmt>
      <Id>2027-05-03/1</Id>
      <ElctrncSeqNb>84</ElctrncSeqNb>
      <CreDtTm>2027-05-03T20:00:00+02:00</CreDtTm>
      <Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>Cicerone S.r.l.</Nm></Ownr></Acct>
      <Bal>
        <Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1000.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>
        <Dt><Dt>2027-05-03</Dt></Dt>
      </Bal>
${entries.map(entryOf).join('\n')}
    </Stmt>
  </BkToCstmrStmt>
</Document>
`;

const entryOf = ({
  reference,
  amount,
  currency = 'EUR',
  text = '',
  creditorReference,
  indicator = 'CRDT',
  status = 'BOOK',
}: StatementEntry): string => `      <Ntry>
        <NtryRef>${reference}</NtryRef>
        <Amt Ccy="${currency}">${amount}</Amt>
        <CdtDbtInd>${indicator}</CdtDbtInd>
        <Sts><Cd>${status}</Cd></Sts>
        <BookgDt><Dt>2027-05-03</Dt></BookgDt>
        <ValDt><Dt>2027-05-03</Dt></ValDt>
        <AcctSvcrRef>${reference}</AcctSvcrRef>
        <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>RCDT</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
        <NtryDtls>
          <TxDtls>
            <Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
            <Amt Ccy="${currency}">${amount}</Amt>
            <RltdPties>
              <Dbtr><Pty><Nm>Ada Lovelace</Nm></Pty></Dbtr>
              <DbtrAcct><Id><IBAN>DE89370400440532013000</IBAN></Id></DbtrAcct>
            </RltdPties>
            <RmtInf>
              ${creditorReference === undefined ? '' : `<Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry></Tp><Ref>${creditorReference}</Ref></CdtrRefInf></Strd>`}
              ${text === '' ? '' : `<Ustrd>${text}</Ustrd>`}
            </RmtInf>
          </TxDtls>
        </NtryDtls>
      </Ntry>`;
