import {
  ArrowLeftRight,
  Banknote,
  BookOpenCheck,
  Building2,
  Car,
  Clock,
  Cog,
  FileText,
  Gift,
  History,
  Inbox,
  Mail,
  Map,
  MapPin,
  MessageSquareQuote,
  MessagesSquare,
  NotebookPen,
  Plug,
  ReceiptText,
  Star,
  TicketPercent,
  UserRoundPlus,
  UsersRound,
  type IconNode,
} from 'lucide';
import type { Permission } from '../../session/permissions.js';
import type { Destination } from '../../layout/navigation.js';

/** A part of the back office. It is shown as soon as its page exists, to those who may enter it. */
export interface BackOfficeSection extends Destination {
  readonly permission: Permission;
  readonly icon: IconNode;
}

/** The one list of what the back office has: each feature enters its page here. The first one is where it begins. */
export const SECTIONS: readonly BackOfficeSection[] = [
  {
    text: 'back-office.nav.queue',
    to: '/admin/work-items',
    permission: 'work-item.read',
    icon: Inbox,
  },
  { text: 'back-office.nav.orders', to: '/admin/orders', permission: 'order.read-any', icon: ReceiptText },
  {
    text: 'back-office.nav.conversations',
    to: '/admin/conversations',
    permission: 'conversation.answer',
    icon: MessagesSquare,
  },
  { text: 'back-office.nav.chat', to: '/admin/chat', permission: 'conversation.answer', icon: Clock },
  { text: 'back-office.nav.transfers', to: '/admin/transfers', permission: 'transfer.manage', icon: ArrowLeftRight },
  { text: 'back-office.nav.ledger', to: '/admin/ledger', permission: 'ledger.read', icon: BookOpenCheck },
  { text: 'back-office.nav.invoices', to: '/admin/invoices', permission: 'invoice.read', icon: FileText },
  { text: 'back-office.nav.giftCards', to: '/admin/gift-cards', permission: 'gift-card.manage', icon: Gift },
  { text: 'back-office.nav.quotes', to: '/admin/quotes', permission: 'quote.read', icon: MessageSquareQuote },
  {
    text: 'back-office.nav.quoteReferences',
    to: '/admin/quote-references',
    permission: 'quote.edit-references',
    icon: Car,
  },
  { text: 'back-office.nav.tours', to: '/admin/tours', permission: 'tour.read-any', icon: Map },
  { text: 'back-office.nav.places', to: '/admin/places', permission: 'place.edit', icon: MapPin },
  { text: 'back-office.nav.content', to: '/admin/content', permission: 'content.edit', icon: NotebookPen },
  { text: 'back-office.nav.users', to: '/admin/users', permission: 'user.read', icon: UsersRound },
  {
    text: 'back-office.nav.professionals',
    to: '/admin/professionals',
    permission: 'professional.validate',
    icon: Building2,
  },
  { text: 'back-office.nav.reviews', to: '/admin/reviews', permission: 'review.moderate', icon: Star },
  {
    text: 'back-office.nav.applications',
    to: '/admin/applications',
    permission: 'application.review',
    icon: UserRoundPlus,
  },
  { text: 'back-office.nav.payouts', to: '/admin/payouts', permission: 'payout.read', icon: Banknote },
  {
    text: 'back-office.nav.promoCodes',
    to: '/admin/promo-codes',
    permission: 'promo-code.manage',
    icon: TicketPercent,
  },
  { text: 'back-office.nav.partners', to: '/admin/partners', permission: 'partner.manage', icon: Plug },
  { text: 'back-office.nav.mails', to: '/admin/mails', permission: 'mail.read', icon: Mail },
  { text: 'back-office.nav.jobs', to: '/admin/jobs', permission: 'job.read', icon: Cog },
  { text: 'back-office.nav.audit', to: '/admin/audit', permission: 'audit.read', icon: History },
];
