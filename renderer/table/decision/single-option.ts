import type { Answer, Decision } from '#shared/engine/decision.ts'
import type { RootState } from '../../state/store.ts'

/** The answer that plays itself, if the player wants that: the only option, unless it was just taken back. */
export function singleAnswer(state: RootState, { number, body, passes, sealed }: Decision): Answer | null {
  if (passes || sealed) return null
  const { settings, connection, table } = state
  if (settings['single-options'] !== 'play' || connection.connection.status !== 'open') return null
  if (table.stage !== 'seated' || table.recap !== null || table.refusal !== null || table.held === number)
    return null
  const [only, ...others] = body.type === 'choice' ? body.options : []
  return only && others.length === 0 ? { option: only.key } : null
}
