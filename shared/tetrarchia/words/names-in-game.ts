import type { Language } from '../../words/dictionary.ts'
import type { DisplayName } from '../../words/game-words.ts'
import { emperors } from '../world/emperors.ts'
import { type RegionId, regionIds } from '../world/ids.ts'
import { isEmperorId, isProvinceId, isSeaId, province } from '../world/queries.ts'
import { regionNames } from '../world/regions.ts'
import { seas } from '../world/seas.ts'

const isRegionId = (id: string): id is RegionId => regionIds.some((region) => region === id)

/** The name of something on the board; places are Latin in every language. The dictionaries have all other names. */
export function nameInGame(ref: string, id: string, language: Language): DisplayName | undefined {
  switch (ref) {
    case 'emperor':
    case 'side':
    case 'actor':
      return isEmperorId(id) ? emperors[id].name[language] : undefined
    case 'province':
    case 'sea':
    case 'place':
      return placeName(id)
    case 'region':
      return isRegionId(id) ? regionNames[id] : undefined
    default:
      return undefined
  }
}

function placeName(id: string): string | undefined {
  if (isProvinceId(id)) return province(id).name
  return isSeaId(id) ? seas[id].name : undefined
}
