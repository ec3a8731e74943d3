import { Migration } from '@mikro-orm/migrations';

/** Bookings keep `announced_guides`, which was called `guides_told`. */
export class Migration20261126000810AnnouncedGuides extends Migration {
  override up(): void {
    this.addSql(`alter table booking.booking rename column guides_told to announced_guides`);
  }
}
