import type { Script } from '../../../engine/script.ts'
import type { CalamityId } from '../../content/cards/schema.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import { gap } from '../gap.ts'

/** A Civilised nation receives a calamity (XIII.E) and suffers it at once. */
export function sufferCalamity(play: InvasionsPlay, nation: NationId, _calamity: CalamityId): Script {
  return gap(play, 'XIII.E', nation)
}
