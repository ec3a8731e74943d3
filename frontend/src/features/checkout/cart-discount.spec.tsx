import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiProblem } from '../../api/api.js';
import { openPage } from '../../testing/open-page.js';
import { CartPage } from './cart-page.js';
import type { Cart } from './checkout.api.js';
import { aCart, aCartItem } from './testing/a-cart.js';

const eur = (amount: number) => ({ amount, currency: 'EUR' });
const plain = aCart({ items: [aCartItem({ price: eur(20_000) })], total: eur(20_000) });
const discount = { id: 'code-1', code: 'SPRING', isPersonal: false, percent: 10, amount: eur(2_000), refusal: null };
const reduced: Cart = {
  ...plain,
  discount: eur(2_000),
  total: eur(18_000),
  promoCode: 'SPRING',
  discounts: [discount],
};
const PlainCart = () => <CartPage panel={() => null} />;

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

async function openCart(cart: Cart, answer: () => Promise<Cart>): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const get = (path: string) => Promise.resolve(path === '/api/cart' ? cart : []);
  const send = (method: string, path: string, body?: unknown) => {
    sent.push({ method, path, body });
    return answer();
  };
  await openPage({ page: PlainCart, path: 'cart', messages: ['checkout', 'price-steps'], api: { get, send } as never });
  return sent;
}
const apply = async (code: string): Promise<void> => {
  fireEvent.click(await screen.findByText('Do you have a promo code?'));
  const field = screen.getByLabelText(/^Promo code/);
  fireEvent.change(field, { target: { value: code } });
  const form = within(field.closest('form') as HTMLFormElement);
  await act(async () => void fireEvent.click(form.getByRole('button', { name: 'Apply' })));
};

afterEach(cleanup);

it('takes a code and shows what it saves', async () => {
  const sent = await openCart(plain, () => Promise.resolve(reduced));
  await apply(' spring ');
  expect(await screen.findByText('Promo code SPRING')).toBeTruthy();
  expect(screen.getByText('-€20.00')).toBeTruthy();
  expect(screen.getByText('€180.00')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ promoCode: 'spring' }]);
});

it('says beside the field why a code is refused', async () => {
  const detail = 'This code cannot be used.';
  const problem = {
    status: 422,
    code: 'PROMO_CODE_INVALID',
    detail,
    errors: [{ field: 'promoCode', code: 'PROMO_CODE_INVALID', detail }],
  };
  await openCart(plain, () => Promise.reject(new ApiProblem(problem as never)));
  await apply('WRONG');
  expect(await screen.findByText(detail)).toBeTruthy();
});

it('asks for a code before it sends anything', async () => {
  const sent = await openCart(plain, () => Promise.resolve(reduced));
  await apply('  ');
  expect(await screen.findByText('Enter the code.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it('names the personal discount, which can be taken out', async () => {
  const personal = { ...reduced, discounts: [{ ...discount, code: 'PRO-1', isPersonal: true }] };
  const sent = await openCart(personal, () => Promise.resolve(plain));
  expect(await screen.findByText('Your professional discount (PRO-1)')).toBeTruthy();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Remove the code PRO-1' })));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await screen.findByText('Do you have a promo code?')).toBeTruthy();
});

it('says why an entered code does nothing now, and the price stays', async () => {
  const refusal = {
    code: 'PROMO_MINIMUM_NOT_REACHED' as const,
    detail: 'The code needs an order of at least €300.00.',
  };
  await openCart({ ...plain, discounts: [{ ...discount, percent: null, amount: eur(0), refusal }] }, () =>
    Promise.resolve(plain),
  );
  expect(await screen.findByText(refusal.detail)).toBeTruthy();
  expect(screen.queryByText('-€0.00')).toBeNull();
});
