import { useEffect, useState } from 'react';

/** `+819012345678` as `+81 90-1234-5678`, once what knows of phone numbers has come: that is large. */
export function PhoneText({ number }: { number: string }) {
  const [phones, setPhones] = useState<typeof import('../form/phone-number.js')>();
  useEffect(() => {
    let isWanted = true;
    import('../form/phone-number.js').then(
      (come) => isWanted && setPhones(come),
      // The number stays as it is.
      () => undefined,
    );
    return () => void (isWanted = false);
  }, []);
  return <span className="wrap-anywhere">{phones?.readable(number) ?? number}</span>;
}
