import { Injectable } from '@nestjs/common';
import { GuidesApi } from '../../guides/index.js';
import { CityGuides, type GuideOfCity, type MissionNeed, type SavedMission } from '../domain/city-guides.js';

/** Who can take a mission, from the context of guides. It knows in return which missions keep a guide busy. */
@Injectable()
export class GuidesCityGuides extends CityGuides {
  constructor(private readonly guides: GuidesApi) {
    super();
  }

  whoCanTake(mission: MissionNeed): ReturnType<CityGuides['whoCanTake']> {
    return this.guides.findWhoCanTake({ ...need(mission), missionId: mission.id });
  }

  ofCity(mission: MissionNeed): Promise<readonly GuideOfCity[]> {
    return this.guides.findOfCity({ ...need(mission), missionId: mission.id });
  }

  lock(guideId: string): Promise<boolean> {
    return this.guides.lock(guideId);
  }

  async follow(mission: SavedMission): Promise<void> {
    const { id: missionId, state, guideId, cityId, startsAt, endsAt, localDate } = mission;
    if (state !== 'assigned' || guideId === null) return this.guides.release(missionId);
    const bookingIds = mission.bookings.map(({ id }) => id);
    await this.guides.commit({ missionId, guideId, cityId, startsAt, endsAt, localDate, bookingIds });
  }

  pauseMinutes(): Promise<number> {
    return this.guides.pauseMinutes();
  }
}

const need = ({ cityId, category, language, startsAt, endsAt }: MissionNeed): Omit<MissionNeed, 'id'> => ({
  cityId,
  category,
  language,
  startsAt,
  endsAt,
});
