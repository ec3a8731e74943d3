import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card } from '../../ui/display/card.js';
import { Button } from '../../ui/form/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { taxDetailsQuery } from './guide-payments.api.js';
import { TaxForm } from './tax-form.js';

/** Asks for what the law wants platforms to report, and shows that it is there. */
export function TaxDetailsCard({ hasTaxDetails }: { hasTaxDetails: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...taxDetailsQuery(), staleTime: 0, enabled: isOpen });
  const close = (): void => setOpen(false);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <p className="min-w-0">
        <FormattedMessage id={hasTaxDetails ? 'guide-payments.tax.there' : 'guide-payments.tax.ask'} />
      </p>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FormattedMessage id={hasTaxDetails ? 'guide-payments.tax.change' : 'guide-payments.tax.enter'} />
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={<FormattedMessage id="guide-payments.tax.title" />}>
        {data && <TaxForm details={data.details} onSaved={close} />}
      </Dialog>
    </Card>
  );
}
