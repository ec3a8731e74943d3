import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../api/use-api.js';
import { orderTokenOf } from '../../session/order-tokens.js';
import type { Booking } from '../../shared/booking-view/booking-view.api.js';
import { saveFile } from '../../ui/behavior/save-file.js';
import { nameOfFile, readFile, type BookingFile } from './bookings.api.js';

/** Files are fetched with the person's token, which a plain link would not carry, and handed to the browser to save. */
export function useDownload({ reference, orderReference }: Booking) {
  const api = useApi();
  return useMutation({
    mutationFn: async (file: BookingFile) => {
      saveFile(await readFile(api, reference, file, orderTokenOf(orderReference)), nameOfFile(reference, file));
    },
  });
}
