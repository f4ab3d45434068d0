import type { Answer, Decision } from '#shared/engine/decision.ts'
import type { RootState } from '../../state/store.ts'

/** The automatic answer, if the player wants that: the single option, unless the decision was just undone. */
export function singleAnswer(state: RootState, { number, body, passes, sealed }: Decision): Answer | null {
  if (passes || sealed) return null
  const { settings, connection, table } = state
  if (settings['single-options'] !== 'play' || connection.connection.status !== 'open') return null
  if (table.stage !== 'seated' || table.recap !== null || table.refusal !== null || table.held === number)
    return null
  const [only, ...others] = body.type === 'choice' ? body.options : []
  return only && others.length === 0 ? { option: only.key } : null
}
