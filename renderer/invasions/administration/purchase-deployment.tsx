import { useCallback } from 'react'
import type { InquiryOf } from '#shared/invasions/decisions/decision-kinds.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import type { Draft } from '../../table/decision/draft.ts'
import type { DecisionViewProps } from '../../table/game/game-client.ts'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { deploymentAssignment } from '../questions/assignment.ts'
import { AssignmentView } from '../questions/assignment-view.tsx'
import { lastPurchasesOf, repeatDeployment } from './last-purchases.ts'

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
