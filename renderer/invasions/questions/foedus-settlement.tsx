import { useCallback } from 'react'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { Draft } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { settlementAssignment } from './assignment.ts'
import { AssignmentView } from './assignment-view.tsx'

/** XXVIII.B: which federates settle in which of their two provinces. */
export function FoedusSettlement(props: DecisionViewProps<Invasions, InquiryOf<'settle-foedus'>>) {
  const { table, decision, draft, onDraft } = props
  const words = useInvasionsWords()
  const { provinces } = decision.about
  const assignmentOf = useCallback((filled: Draft) => settlementAssignment(decision, filled), [decision])
  return (
    <AssignmentView
      view={table.view}
      draft={draft}
      onDraft={onDraft}
      assignmentOf={assignmentOf}
      waiting={words.text('muster.stays')}
      wanted={provinces}
      always={provinces}
    />
  )
}
