import { message } from '#shared/invasions/words/message.ts'
import type { RulesChanges } from '../../table/game/game-client.ts'

/** What each version of the rules changed. Versions before the first one here were not written down. */
export const rulesChanges: RulesChanges = {
  5: [
    message('rules-change.parting'),
    message('rules-change.sharing'),
    message('rules-change.displacement'),
    message('rules-change.purchases'),
    message('rules-change.flight'),
    message('rules-change.own-units'),
    message('rules-change.stacking'),
    message('rules-change.vanished'),
    message('rules-change.more')
  ],
  6: [message('rules-change.routine'), message('rules-change.attitudes'), message('rules-change.sieges')],
  7: [message('rules-change.points'), message('rules-change.suzerain')]
}
