import { memo, useDeferredValue, useState } from 'react'
import type { Invasions } from '#shared/invasions/game-types.ts'
import { empireCheckNextTurn } from '#shared/invasions/queries/time/kingdom-and-empire-checks.ts'
import type { InvasionsView } from '#shared/invasions/view.ts'
import { boardOf } from '#shared/invasions/view-board.ts'
import type { SuffixNaming } from '#shared/invasions/words/message.ts'
import { Emblem } from '../../table/game/emblem.tsx'
import type { TableProps } from '../../table/game/game-client.ts'
import { PageDialog, usePageDialog } from '../../ui/page-dialog.tsx'
import { EncyclopediaButton } from '../encyclopedia/encyclopedia-button.tsx'
import { clampedPercent } from '../fight/odds-bar.tsx'
import { useInvasionsWords } from '../i18n/use-invasions-words.ts'
import { RoutineSheet } from '../questions/routine-sheet.tsx'
import { NationRelationLines } from '../relations/nation-relation-lines.tsx'
import { type NationRelation, relationsOf } from '../relations/nation-relations.ts'
import { RelationsSheet } from '../relations/relations-sheet.tsx'
import { type NationFacts, nationsInPlay } from './nation-facts.ts'
import { NationPage, type NationPageSection } from './nation-page.tsx'

/** The nations in play: those of the viewing side first, the others folded. */
export function NationSheets({ table, onPlace }: TableProps<Invasions>) {
  const { side } = table
  // Deferred: the map shows a move first, the sheets follow when React has time.
  const view = useDeferredValue(table.view)
  return (
    <>
      <div className="nations__tools">
        <RelationsSheet table={table} onPlace={onPlace} />
        <EncyclopediaButton />
        <RoutineSheet view={table.view} />
      </div>
      <Sheets view={view} side={side} onPlace={onPlace} />
    </>
  )
}

interface SheetsProps {
  readonly view: InvasionsView
  readonly side: string | null
  readonly onPlace: (place: string) => void
}

/** A long list: memoized, so that it renders only when the view changes. */
const Sheets = memo(function Sheets({ view, side, onPlace }: SheetsProps) {
  const words = useInvasionsWords()
  const [othersOpen, setOthersOpen] = useState(false)
  const nations = nationsInPlay(view)
  const own = nations.filter((nation) => side === null || nation.side === side)
  const others = nations.filter((nation) => !own.includes(nation))
  return (
    <>
      {nations.length === 0 && <p className="quiet-word">{words.text('nations.none')}</p>}
      <NationList view={view} nations={own} onPlace={onPlace} />
      {others.length > 0 && (
        <details
          className="nations__others"
          open={othersOpen}
          onToggle={(event) => setOthersOpen(event.currentTarget.open)}
        >
          <summary>{words.text('nations.others')}</summary>
          {othersOpen && <NationList view={view} nations={others} onPlace={onPlace} />}
        </details>
      )}
    </>
  )
})

interface NationListProps extends Omit<SheetsProps, 'side'> {
  readonly nations: readonly NationFacts[]
}

function NationList({ view, nations, onPlace }: NationListProps) {
  return (
    <ul className="nations">
      {nations.map((nation) => (
        <NationSheet
          key={nation.id}
          view={view}
          nation={nation}
          relations={relationsOf(view, nation.id)}
          onPlace={onPlace}
        />
      ))}
    </ul>
  )
}

interface NationSheetProps {
  readonly view: InvasionsView
  readonly nation: NationFacts
  readonly relations: readonly NationRelation[]
  readonly onPlace: (place: string) => void
}

/** A fact on a nation's sheet. A number names the section of the nation page that explains it. */
type Fact = readonly [
  label: `nations.${SuffixNaming<'nations'>}`,
  value: string | number,
  section: NationPageSection | null
]

function NationSheet({ view, nation, relations, onPlace }: NationSheetProps) {
  const words = useInvasionsWords()
  const page = usePageDialog()
  const [section, setSection] = useState<NationPageSection | null>(null)
  const openAt = (wanted: NationPageSection | null) => {
    setSection(wanted)
    page.open()
  }
  const empire = empireCheckNextTurn(boardOf(view), nation.id)
  const { id, side, status, age, decline, treasury, religion, seat, units, worth } = nation
  const name = words.name('nation', id)
  const facts: readonly Fact[] = [
    ['nations.status', words.name('status', status), null],
    ['nations.age', age, status === 'empire' ? null : 'becoming'],
    ['nations.treasury', treasury, 'accounts'],
    ['nations.units', units, 'counters'],
    ['nations.religion', words.name('religion', religion), null],
    ['nations.worth', worth, 'objectives'],
    ...(empire
      ? ([
          [
            'nations.empire',
            words.text('fight.percent', { percent: clampedPercent(empire.chance) }),
            'becoming'
          ]
        ] as const)
      : []),
    ...(decline > 0 ? ([['nations.decline', decline, null]] as const) : [])
  ]
  return (
    <li className="nation">
      <h3 className="nation__name">
        <Emblem side={side} size={18} />
        <button
          type="button"
          className="nation__open"
          aria-haspopup="dialog"
          title={name}
          onClick={() => openAt(null)}
        >
          {name}
        </button>
        {seat !== null && (
          <button type="button" className="name--place nation__seat" onClick={() => onPlace(seat)}>
            {words.name('place', seat)}
          </button>
        )}
      </h3>
      <dl className="nation__facts">
        {facts.map(([label, value, section]) => (
          <div key={label}>
            <dt>{words.text(label)}</dt>
            <dd>
              {section ? (
                <button
                  type="button"
                  className="quiet-link"
                  aria-haspopup="dialog"
                  onClick={() => openAt(section)}
                >
                  {value}
                </button>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
      </dl>
      <NationRelationLines relations={relations} />
      <PageDialog page={page} title={name} className="dialog--wide">
        {() => (
          <NationPage
            view={view}
            nation={id}
            section={section}
            onPlace={(place) => {
              page.close()
              onPlace(place)
            }}
          />
        )}
      </PageDialog>
    </li>
  )
}
