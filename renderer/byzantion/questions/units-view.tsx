import type { UnitInArea, UnitMove } from '#shared/byzantion/answers.ts'
import { type UnitId, unitIds } from '#shared/byzantion/content/ids.ts'
import { units } from '#shared/byzantion/content/units.ts'
import { has } from '#shared/byzantion/queries/amounts.ts'
import { seatOf } from '#shared/byzantion/queries/seats.ts'
import { placementProblem, placementsCost } from '#shared/byzantion/queries/solo.ts'
import { supplyOf } from '#shared/byzantion/queries/units.ts'
import type { Draft } from '../../table/decision/draft.ts'
import { SendButton } from '../../table/decision/send-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useByzantionWords } from '../i18n/use-byzantion-words.ts'
import { Amount, Amounts } from '../tokens/token.tsx'
import { UnitPiece, useUnitsText } from '../tokens/unit-piece.tsx'
import type { ByzantionViewProps } from './kinds.ts'
import { SubstitutesOf } from './substitutes-of.tsx'
import {
  heldUnit,
  movesIn,
  placementsIn,
  unitsIn,
  withHeldUnit,
  withMoves,
  withUnits
} from './units-draft.ts'

/** Units of one type move: a click on the piece, then on its new territory. */
export function MoveUnitsView({ decision, draft, onDraft }: ByzantionViewProps<'move-units'>) {
  const words = useByzantionWords()
  const moves = movesIn(draft)
  return (
    <div className="byz-actions">
      <p className="quiet-word">{words.text('ui.move-help')}</p>
      <p className="quiet-word">
        {words.text('ui.chosen', { count: moves.length, most: decision.about.most })}
      </p>
      <MoveList moves={moves} onMoves={(next) => onDraft(withMoves(draft, next))} />
      <SendButton values={{ moves: [...moves] }} />
    </div>
  )
}

/** Units of one type are placed: choose a figure, then click its territory. */
export function PlaceUnitsView({
  table: { view },
  decision,
  draft,
  onDraft
}: ByzantionViewProps<'place-units'>) {
  const words = useByzantionWords()
  const { most, type } = decision.about
  const placed = unitsIn(draft)
  return (
    <div className="byz-actions">
      <p className="quiet-word">{words.text('ui.place-help')}</p>
      <FigureChoice
        units={unitIds.filter((unit) => units[unit].type === type)}
        supply={(unit) => supplyOf(view, unit) - placed.filter((each) => each.unit === unit).length}
        draft={draft}
        onDraft={onDraft}
      />
      <p className="quiet-word">{words.text('ui.chosen', { count: placed.length, most })}</p>
      <PlacedList placed={placed} onPlaced={(next) => onDraft(withUnits(draft, next))} />
      <SendButton values={{ units: [...placed] }} />
    </div>
  )
}

/** Units leave the map: a click on each. */
export function RemoveUnitsView({ decision, draft, onDraft }: ByzantionViewProps<'remove-units'>) {
  const words = useByzantionWords()
  const removed = unitsIn(draft)
  return (
    <div className="byz-actions">
      <p className="quiet-word">{words.text('ui.remove-help')}</p>
      <p className="quiet-word">
        {words.text('ui.chosen', { count: removed.length, most: decision.about.most })}
      </p>
      <PlacedList placed={removed} onPlaced={(next) => onDraft(withUnits(draft, next))} />
      <SendButton values={{ units: [...removed] }} />
    </div>
  )
}

/** J.4: any units for their price in resources; for each, another unit may move. */
export function PlaceSoloView({
  table: { view },
  decision,
  draft,
  onDraft
}: ByzantionViewProps<'place-solo'>) {
  const words = useByzantionWords()
  const side = view.sides.find((id) => id === decision.side)
  if (!side) return null
  const seat = seatOf(view, side)
  const placed = placementsIn(draft)
  const moves = movesIn(draft)
  const problem = placementProblem(view, side, placed, moves)
  const { goods, doxa } = placementsCost(seat, placed)
  return (
    <div className="byz-actions">
      <p className="quiet-word">{words.text('ui.place-help')}</p>
      <FigureChoice
        units={unitIds.filter((unit) => has(seat.goods, units[unit].cost))}
        supply={(unit) => supplyOf(view, unit) - placed.filter((each) => each.unit === unit).length}
        draft={draft}
        onDraft={onDraft}
        isPriced
      />
      <ul className="byz-chosen">
        {placed.map((each, index) => (
          // The same unit may be placed twice, so only its position tells it apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            <UnitPiece unit={each.unit} />
            {words.name('area', each.area)}
            <SubstitutesOf
              seat={seat}
              placement={each}
              onChange={(next) =>
                onDraft(
                  withUnits(
                    draft,
                    placed.map((other, at) => (at === index ? next : other))
                  )
                )
              }
            />
            <TakeBack
              onClick={() =>
                onDraft(
                  withUnits(
                    draft,
                    placed.filter((_, at) => at !== index)
                  )
                )
              }
            />
          </li>
        ))}
      </ul>
      {placed.length > 0 && (
        <>
          <p className="quiet-word">{words.text('ui.move-also', { count: placed.length })}</p>
          <MoveList moves={moves} onMoves={(next) => onDraft(withMoves(draft, next))} />
          <p className="byz-give__sum">
            {words.text('ui.costs')} <Amounts stuff={goods} /> {words.text('ui.brings')}{' '}
            <Amount id="doxa" count={doxa} />
          </p>
        </>
      )}
      {problem && <p className="byz-give__warning">{words.text(`refusal.${problem}`)}</p>}
      <SendButton
        values={{ units: [...placed], moves: [...moves] }}
        isReady={problem === null && placed.length > 0}
      />
    </div>
  )
}

interface FigureChoiceProps {
  readonly units: readonly UnitId[]
  readonly supply: (unit: UnitId) => number
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly isPriced?: boolean
}

/** The figures that can be placed: the chosen one goes where the player clicks. */
function FigureChoice({ units: offered, supply, draft, onDraft, isPriced = false }: FigureChoiceProps) {
  const said = useUnitsText()
  const held = heldUnit(draft)
  return (
    <ul className="byz-figures">
      {offered.map((unit) => (
        <li key={unit}>
          <button
            type="button"
            className="button byz-figures__one"
            aria-label={said(unit, 1)}
            aria-pressed={held?.unit === unit && held.from === null}
            disabled={supply(unit) <= 0}
            onClick={() => onDraft(withHeldUnit(draft, { unit, from: null }))}
          >
            <UnitPiece unit={unit} size={24} />
            {isPriced && <Amounts stuff={units[unit].cost} size={14} />}
          </button>
        </li>
      ))}
    </ul>
  )
}

function MoveList({
  moves,
  onMoves
}: {
  readonly moves: readonly UnitMove[]
  readonly onMoves: (moves: readonly UnitMove[]) => void
}) {
  const words = useByzantionWords()
  return (
    <ul className="byz-chosen">
      {moves.map(({ unit, from, to }, index) => (
        // The same move may be made twice, so only its position tells it apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <UnitPiece unit={unit} />
          {words.name('area', from)} → {words.name('area', to)}
          <TakeBack onClick={() => onMoves(moves.filter((_, at) => at !== index))} />
        </li>
      ))}
    </ul>
  )
}

function PlacedList({
  placed,
  onPlaced
}: {
  readonly placed: readonly UnitInArea[]
  readonly onPlaced: (placed: readonly UnitInArea[]) => void
}) {
  const words = useByzantionWords()
  return (
    <ul className="byz-chosen">
      {placed.map(({ unit, area }, index) => (
        // The same unit may be placed twice, so only its position tells it apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <UnitPiece unit={unit} />
          {words.name('area', area)}
          <TakeBack onClick={() => onPlaced(placed.filter((_, at) => at !== index))} />
        </li>
      ))}
    </ul>
  )
}

function TakeBack({ onClick }: { readonly onClick: () => void }) {
  const words = useByzantionWords()
  return (
    <button
      type="button"
      className="button button--icon"
      aria-label={words.text('ui.put-back')}
      onClick={onClick}
    >
      <Icon name="close" size={14} />
    </button>
  )
}
