import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import { areaOf } from '../../queries/map/provinces.ts'
import { holdings } from '../../queries/nations/realm.ts'
import { message } from '../../words/message.ts'
import type { AreaId } from '../../world/areas.ts'
import { chooseAreaOf, designateSelector } from '../administration/revolt-selector.ts'
import { pickProvince } from '../pieces/choose-units.ts'
import { shakeCity } from './city-effects.ts'
import type { EffectRun } from './effect-run.ts'
import { provincesInArea } from './groups.ts'

/**
 * An earthquake strikes the largest city of the target Area, or, as a calamity, of an Area where the nation holds a
 * city.
 */
export function* shakeHighestCity({ play, aim, rule }: EffectRun, nation: NationId | null): Script {
  const { state } = play
  const area = nation ? yield* areaWithCityOf(play, nation, rule) : (aim.area ?? null)
  if (!area) return
  const cities = provincesInArea(area).filter(
    (id) => state.cities[id] && (!nation || state.control[id] === nation)
  )
  const highest = Math.max(0, ...cities.map((id) => state.cities[id]?.level ?? 0))
  const candidates = cities.filter((id) => state.cities[id]?.level === highest)
  if (candidates.length === 0) return
  const [only] = candidates
  const province =
    candidates.length === 1
      ? only
      : yield* pickProvince(
          {
            side: yield* designateSelector(play, nation ?? undefined),
            kind: 'shaken-city',
            rule,
            ...(nation ? { actor: nation } : {}),
            prompt: message('prompt.shaken-city'),
            about: { nation, level: highest }
          },
          candidates
        )
  if (province) shakeCity(play, province)
}

function areaWithCityOf(play: EffectRun['play'], nation: NationId, rule: string): Script<AreaId | null> {
  const { state } = play
  const open = [
    ...new Set(
      holdings(state, nation)
        .filter((id) => state.cities[id])
        .map(areaOf)
    )
  ]
  return chooseAreaOf(play, nation, open, 'earthquake', rule)
}
