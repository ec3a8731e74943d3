import { describe, expect, it } from '@jest/globals';
import { aStatement } from '../testing/a-statement.js';
import { creditsOfStatement } from './camt-statement.js';

describe('a bank statement', () => {
  it('gives each booked credit with its text and payer', () => {
    const [credit, ...others] = creditsOfStatement(
      aStatement([
        { reference: 'A-1', amount: '195.5', creditorReference: 'RF18 5390 0754 7034', text: 'Tour &amp; thanks' },
      ]),
    );
    expect(others).toEqual([]);
    expect(credit).toEqual({
      account: 'IT60X0542811101000000123456',
      entryReference: 'A-1',
      amount: { amount: 19_550, currency: 'EUR' },
      bookedOn: '2027-05-03',
      text: 'RF18 5390 0754 7034 · Tour & thanks',
      payerName: 'Ada Lovelace',
      payerIban: 'DE89370400440532013000',
    });
  });

  it('leaves out debits, pending entries and amounts that are not above zero', () => {
    const credits = creditsOfStatement(
      aStatement([
        { reference: 'debit', amount: '10.00', indicator: 'DBIT' },
        { reference: 'pending', amount: '10.00', status: 'PDNG' },
        { reference: 'zero', amount: '0.00' },
        { reference: 'negative', amount: '-5.00' },
        { reference: 'yen', amount: '3000', currency: 'JPY' },
      ]),
    );
    expect(credits.map(({ entryReference, amount }) => [entryReference, amount.amount])).toEqual([['yen', 3000]]);
  });

  it('gives each transaction of a batch, in older versions too', () => {
    const part = (text: string, amount: string) =>
      `<TxDtls><AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
    const entry = `<Ntry><Amt Ccy="EUR">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2027-05-03</Dt></BookgDt>
      <AcctSvcrRef>B</AcctSvcrRef><NtryDtls>${part('one', '10.00')}${part('two', '20.00')}</NtryDtls></Ntry>`;
    const xml = `<c:Document xmlns:c="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><c:BkToCstmrStmt><c:Stmt><c:Acct><c:Id><c:IBAN>X</c:IBAN></c:Id></c:Acct>${entry}</c:Stmt></c:BkToCstmrStmt></c:Document>`;
    expect(creditsOfStatement(xml)).toMatchObject([
      { entryReference: 'B/1', amount: { amount: 1000 }, text: 'one' },
      { entryReference: 'B/2', amount: { amount: 2000 }, text: 'two' },
    ]);
  });

  it('tells entries of two days apart, where the bank numbers those of each statement from one', () => {
    const first = aStatement([{ reference: '1', amount: '10.00' }]).replace(/<AcctSvcrRef>.*<\/AcctSvcrRef>/, '');
    const second = first.replace('<Id>2027-05-03/1</Id>', '<Id>2027-05-04/1</Id>');
    const referencesOf = (xml: string) => creditsOfStatement(xml).map(({ entryReference }) => entryReference);
    expect([...referencesOf(first), ...referencesOf(second)]).toEqual(['2027-05-03/1/1', '2027-05-04/1/1']);
  });

  it.each([
    ['text', 'date;amount'],
    ['another document', '<Document><CstmrCdtTrfInitn/></Document>'],
    ['broken XML', '<Document><BkToCstmrStmt>'],
    ['an entity', '<!DOCTYPE d [<!ENTITY e "x">]><Document><BkToCstmrStmt/></Document>'],
    ['an amount that is none', aStatement([{ reference: 'A', amount: 'ten' }])],
  ])('is refused where it is %s', (_, xml) => {
    expect(() => creditsOfStatement(xml)).toThrow(expect.objectContaining({ code: 'STATEMENT_UNREADABLE' }));
  });
});
