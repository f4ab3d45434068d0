import type { Board } from '#shared/tetrarchia/board.ts'
import { armyThreats, provinceThreats } from '#shared/tetrarchia/queries/threats.ts'
import { regionIds } from '#shared/tetrarchia/world/ids.ts'
import { province, romanProvinces } from '#shared/tetrarchia/world/queries.ts'
import type { MapMode, MovementArrow, Swatch } from '../../map/map-types.ts'
import type { TetrarchiaTranslator } from '../i18n/tetrarchia-translator.ts'
import { regionColours } from '../looks.ts'
import { regionTitle } from './map-facts.ts'

export const THREATS = 'threats'

/** The map modes: the regions, and the threats of the next barbarian phase. */
export function mapModes(board: Board, words: TetrarchiaTranslator): readonly [MapMode, ...MapMode[]] {
  return [regions(words), threats(board, words)]
}

function regions(words: TetrarchiaTranslator): MapMode {
  const swatch = (id: (typeof regionIds)[number]): Swatch => ({
    colour: regionColours[id],
    pattern: 'none',
    label: regionTitle(id)
  })
  return {
    id: 'regions',
    label: words.text('map-mode.regions'),
    colouring: {
      kind: 'wash',
      swatches: Object.fromEntries(regionIds.map((id) => [id, swatch(id)])),
      provinces: Object.fromEntries(romanProvinces.map((id) => [id, province(id).region]))
    }
  }
}

/** The lowest chance of each step but the first. */
const STEPS = [0, 0.03, 0.1, 0.4]

function threats(board: Board, words: TetrarchiaTranslator): MapMode {
  const stepOf = (chance: number) => (chance === 0 ? 0 : STEPS.filter((least) => chance >= least).length)
  return {
    id: THREATS,
    label: words.text('map-mode.threats'),
    colouring: {
      kind: 'scale',
      steps: [
        words.text('threat.step-none'),
        words.text('threat.step-low'),
        words.text('threat.step-some'),
        words.text('threat.step-high'),
        words.text('threat.step-sure')
      ],
      provinces: Object.fromEntries(
        provinceThreats(board).map(({ province: id, total }) => [id, stepOf(total)])
      )
    }
  }
}

/** The routes of the armies to Roma. */
export function routeArrows(board: Board): MovementArrow[] {
  return armyThreats(board).map(({ at, route }): MovementArrow => ({ route: [at, ...route], kind: 'attack' }))
}
