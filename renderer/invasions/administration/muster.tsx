import { useCallback } from 'react'
import type { InquiryOf } from '#shared/invasions/decisions.ts'
import type { Invasions } from '#shared/invasions/types.ts'
import type { Draft } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { deploymentAssignment } from '../realm/assignment.ts'
import { AssignmentView } from '../realm/assignment-view.tsx'
import { useInvasionsWords } from '../words.ts'
import { lastPurchasesOf, repeatDeployment } from './last-order.ts'

/** XV.B: deploys the purchased units on the map, counter by counter. */
export function PurchaseDeployment(props: DecisionViewProps<Invasions, InquiryOf<'deploy-purchases'>>) {
  const { table, decision, draft, onDraft } = props
  const words = useInvasionsWords()
  const { nation } = decision.about
  const assignmentOf = useCallback((filled: Draft) => deploymentAssignment(decision, filled), [decision])
  const last = lastPurchasesOf(table.log, nation)
  const seat = table.view.nations[nation].seat?.at
  return (
    <AssignmentView
      view={table.view}
      draft={draft}
      onDraft={onDraft}
      assignmentOf={assignmentOf}
      waiting={words.text('muster.waiting')}
      wanted={seat === undefined ? [] : [seat]}
    >
      {last && (
        <button
          type="button"
          className="button"
          onClick={() => onDraft(repeatDeployment(draft, assignmentOf, table.view, last))}
        >
          {words.text('muster.same')}
        </button>
      )}
    </AssignmentView>
  )
}
