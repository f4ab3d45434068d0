import type { Script } from '../../engine/script.ts'
import type { NationId } from '../content/ids.ts'
import type { InvasionsPlay } from '../play.ts'
import { gap } from './gap.ts'

/** What ties ask for when a nation's activation begins: a Foedus broken, a vassal's rebellion, a client's mercenary. */
export function* tiesAtActivation(play: InvasionsPlay, nation: NationId): Script {
  if (hasTies(play, nation)) yield* gap(play, 'XXVIII.G', nation)
}

/** What ends with a nation's activation: mercenaries of clients and loans go home, alliances expire. */
export function* tiesAfterActivation(play: InvasionsPlay, nation: NationId): Script {
  if (hasTies(play, nation)) yield* gap(play, 'XXVII.B', nation)
}

function hasTies(play: InvasionsPlay, nation: NationId): boolean {
  return play.state.relations.some((tie) => Object.values(tie).flat().includes(nation))
}
