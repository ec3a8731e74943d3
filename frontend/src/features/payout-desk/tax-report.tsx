import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { CsvButton } from '../../shared/admin-list/csv-button.js';
import { Select } from '../../ui/form/select.js';
import { taxReportKey } from './payout-desk.api.js';

const YEARS = 6;

/** The report on what guides were paid in a year, as a file. */
export function TaxReport() {
  const thisYear = new Date(serverNow()).getUTCFullYear();
  const [year, setYear] = useState(thisYear);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">
        <FormattedMessage id="payout-desk.report" />
      </h2>
      <p className="text-ink-soft">
        <FormattedMessage id="payout-desk.report.text" />
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          id="report-year"
          name="report-year"
          value={year}
          onChange={({ target }) => setYear(Number(target.value))}
          label={<FormattedMessage id="payout-desk.report.year" />}
        >
          {Array.from({ length: YEARS }, (_, ago) => thisYear - ago).map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
        <CsvButton listKey={taxReportKey(year)} />
      </div>
    </section>
  );
}
