import { useState } from 'react'
import { reference } from '#shared/engine/message.ts'
import type { NationId } from '#shared/invasions/content/ids.ts'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { relationSummaries } from '#shared/invasions/queries/relations/relation-summary.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import type { TableProps } from '../../table/game/game-client.ts'
import { DialogButton } from '../../ui/dialog-button.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { Attitudes } from './attitudes.tsx'
import { RelationsList } from './relations-list.tsx'
import { RelationsRing } from './relations-ring.tsx'

/** The button that opens the diagram of all relations, and the diagram. */
export function RelationsSheet({ table, onPlace }: TableProps<Invasions>) {
  const words = useInvasionsWords()
  return (
    <DialogButton
      title={words.text('ties.title')}
      trigger={words.text('ties.open')}
      buttonClass="button ties-open"
      className="dialog--wide"
      command="show-ties"
    >
      {(close) => (
        <RelationsBody
          table={table}
          onPlace={(place) => {
            close()
            onPlace(place)
          }}
        />
      )}
    </DialogButton>
  )
}

function RelationsBody({ table: { view }, onPlace }: TableProps<Invasions>) {
  const words = useInvasionsWords()
  const [chosen, setChosen] = useState<NationId | null>(null)
  const relations = relationSummaries(boardOf(view))
  if (relations.length === 0) {
    return (
      <>
        <p className="ties-none">{words.text('ties.none')}</p>
        <Attitudes view={view} />
      </>
    )
  }
  const shown = relations.filter(({ parties }) => chosen === null || parties.includes(chosen))
  return (
    <div className="ties-body">
      <RelationsRing relations={relations} chosen={chosen} onChoose={setChosen} />
      <div className="ties-words">
        <p className="ties-words__head" aria-live="polite">
          {chosen === null ? (
            words.text('ties.all')
          ) : (
            <>
              {words.text('ties.of', { nation: reference('nation', chosen) })}
              <button type="button" className="button button--quiet" onClick={() => setChosen(null)}>
                {words.text('ties.all')}
              </button>
            </>
          )}
        </p>
        <RelationsList view={view} relations={shown} onPlace={onPlace} />
        <Attitudes view={view} />
      </div>
    </div>
  )
}
