import type { ComponentType, LazyExoticComponent, ReactNode } from 'react'
import type { FramedWords } from '#shared/app/words/frame.ts'
import type { Answer, Decision } from '#shared/engine/decision.ts'
import type { GameSummary, GameTypes } from '#shared/engine/game.ts'
import type { Message } from '#shared/engine/message.ts'
import type { Wire } from '#shared/engine/wire.ts'
import type { CallPayload } from '#shared/ipc/contract.ts'
import type { LogEntry, Table } from '#shared/ipc/table.ts'
import type { Language } from '#shared/words/dictionary.ts'
import type { RuleBook } from '#shared/words/rule-book.ts'
import type { Speaker } from '../../i18n/speaker.ts'
import type { Settings } from '../../state/settings.ts'
import type { IconName } from '../../ui/icon.tsx'
import type { Draft } from '../decision/draft.ts'
import type { Highlight } from '../decision/highlights.ts'
import type { Sentence } from '../log/sentence.ts'

/** A campaign's options as they travel. */
export type SentOptions = CallPayload<'library.create'>['options']

/** A table as the host sends it, with the types of its game. */
export interface TableOf<G extends GameTypes> extends Omit<Table, 'view' | 'log' | 'decision' | 'summary'> {
  readonly view: G['View']
  readonly log: readonly LogEntryOf<G['Event']>[]
  readonly decision: Decision<G['Inquiry']> | null
  readonly summary: GameSummary<G['Facts']>
}

export interface LogEntryOf<Event> extends Omit<LogEntry, 'events'> {
  readonly events: readonly Event[]
}

/** How a side is told from the others: by the shape and charge of its emblem; its colour is in the game's style sheet. */
export interface SideLook {
  readonly field: ReactNode
  readonly charge: ReactNode
}

export interface TableProps<G extends GameTypes> {
  readonly table: TableOf<G>
  /** Points at a place on the map. */
  readonly onPlace: (place: string) => void
}

export interface DecisionProps<G extends GameTypes, Q extends G['Inquiry'] = G['Inquiry']>
  extends TableProps<G> {
  readonly decision: Decision<Q>
  /** The place the decision is about, or that of what is chosen. */
  readonly place: string | null
}

/** How the player wants to see what happens. */
export interface Pace {
  /** About how long each event is seen. */
  readonly ms: number
  /** The board goes to where it happens. */
  readonly follow: boolean
  /** It is shown once more: the table is past it. */
  readonly again: boolean
}

/** Shows an event on the board; done when it has been seen. */
export type Perform<Event> = (event: Event, pace: Pace) => Promise<void>

export interface BoardProps<G extends GameTypes> extends TableProps<G> {
  /** The answer in the making, which the board may show and change. */
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  readonly highlights: readonly Highlight[]
  /** What a log line or the decision points at. */
  readonly focus: string | null
  /** Picks a place: it is pointed at, and chosen where the question offers it. */
  readonly onPick: (place: string) => void
  /** Says how the board shows what happens; null when it no longer can. */
  readonly onStage: (perform: Perform<G['Event']> | null) => void
}

/** How much of what the dice decide is shown on the way to its result. */
export type ArenaPace = Settings['fights']

/** What is going on in front of the board; it may answer the open question in its own way. */
export interface ArenaProps<G extends GameTypes> extends TableProps<G> {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
  /** Gives an answer to the open question at once. */
  readonly onAnswer: (answer: Answer) => void
  /** An answer is under way, or none can be given now. */
  readonly busy: boolean
  readonly pace: ArenaPace
  readonly onPace: (pace: ArenaPace) => void
}

/** What a player holds, at the lower edge of the board; it may turn to a part of the open question. */
export interface TrayProps<G extends GameTypes> extends TableProps<G> {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** A panel beside the board. */
export interface GamePanel<G extends GameTypes> {
  readonly id: string
  readonly icon: IconName
  readonly title: Message
  readonly Body: ComponentType<TableProps<G>>
}

/** Set-up of a new campaign: what can be chosen, and who plays then. */
export interface SetUp<G extends GameTypes> {
  /** Reads what travels, with what is not said filled in. */
  read(options: unknown): G['Options'] & SentOptions
  sidesOf(options: G['Options']): readonly string[]
  /** The options once it is known which sides people play, where that matters to the game. */
  forPeople?(options: G['Options'] & SentOptions, sides: readonly string[]): G['Options'] & SentOptions
  readonly Form: ComponentType<{
    readonly options: G['Options'] & SentOptions
    readonly onChange: (options: G['Options'] & SentOptions) => void
  }>
}

/** A view of a question: it fills in the draft; the frame has the button that sends it. */
export interface DecisionViewProps<G extends GameTypes, Q extends G['Inquiry'] = G['Inquiry']>
  extends DecisionProps<G, Q> {
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** A view of its own for some kinds of decision, in place of the plain list or form. */
export type DecisionViews<G extends GameTypes> = {
  readonly [Kind in G['Inquiry']['kind']]?: ComponentType<
    DecisionViewProps<G, Extract<G['Inquiry'], { readonly kind: Kind }>>
  >
}

/** What stands around the plain list or form of a decision; each may show nothing. */
export interface DecisionSurroundings<G extends GameTypes> {
  /** Beside the name of who decides: its purse. */
  readonly Head?: ComponentType<DecisionProps<G>>
  readonly Above?: ComponentType<DecisionProps<G>>
  readonly Below?: ComponentType<DecisionProps<G>>
  readonly views?: DecisionViews<G>
  /** Whether a question is answered elsewhere, on the stage or in its own view: then the panel only states it. */
  isAnsweredElsewhere?(table: TableOf<G>, decision: Decision<G['Inquiry']>): boolean
  /** What follows from a kind of decision, where its prompt does not say it all. */
  outlook?(kind: G['Inquiry']['kind']): Message | null
}

export interface StoryProps<G extends GameTypes> extends TableProps<G> {
  /** The past as it was seen at the moments that the story asked for; some may be missing. */
  readonly views: ReadonlyMap<number, G['View']>
  /** It is printed to be read without the app: nothing can be clicked. */
  readonly printed: boolean
}

/** The campaign as a story, to be read at the table and to be kept as a file. */
export interface GameStory<G extends GameTypes> {
  /** The moments of the past that the story needs to see. */
  moments(log: TableOf<G>['log']): readonly number[]
  readonly Pages: LazyExoticComponent<ComponentType<StoryProps<G>>>
  /** The style sheets that its pages need away from the app. */
  styles(): Promise<string>
}

/** A step of the guided first turn. */
export interface Lesson<G extends GameTypes> {
  readonly id: string
  readonly title: Message
  /** Whether its moment has come; one without it can be given at any time. */
  isAtHand?(table: TableOf<G>): boolean
  readonly Body: ComponentType<TableProps<G>>
}

/** The rules as the game tells them. */
export interface GameRules {
  /** In one language; fetched when somebody first wants to read it. */
  book(language: Language): Promise<RuleBook>
  /** What its texts show by a drawing. */
  readonly Picture: ComponentType<{ readonly id: string }>
}

/** What the page's half of a game brings. `G` names its types, the same that its rules use. */
export interface GameClient<G extends GameTypes> {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly wire: Wire<G>
  /** All that the game says. */
  readonly words: FramedWords
  /** In the order of play. */
  readonly sides: Readonly<Record<string, SideLook>>
  readonly setUp: SetUp<G>
  /** It hides nothing from anybody: no curtain between those who share a computer. */
  readonly isOpen?: true
  /** The computer's players besides chance, the weakest first, and the one to suggest; their names are words. */
  readonly players?: { readonly names: readonly string[]; readonly first: string }
  /** What a campaign's card in the library says of where it stands. */
  readonly CardLine: ComponentType<{ readonly summary: GameSummary<G['Facts']> }>
  /** A small picture of the board, and a line of what has happened, for the same card. */
  readonly CardPicture?: LazyExoticComponent<ComponentType<{ readonly summary: GameSummary<G['Facts']> }>>
  readonly CardStory?: ComponentType<{ readonly summary: GameSummary<G['Facts']> }>
  readonly rules?: GameRules
  /** The guided first turn, step by step. */
  readonly lessons?: readonly Lesson<G>[]
  /** What is worth knowing the first times that a kind of question is asked. */
  hint?(kind: G['Inquiry']['kind']): Message | null
  sentence(event: G['Event']): Sentence
  /** Whether an event concerns a side: its nations, its places, its cards. */
  isAbout?(event: G['Event'], side: string, view: G['View']): boolean
  /** Whether the board shows an event as it happens. */
  isShown?(event: G['Event']): boolean
  /** Whether it is nobody's doing: it is told in words even to the player whose answer brought it about. */
  isFate?(event: G['Event']): boolean
  /** The name of something that only this table knows, such as a unit by its id. */
  nameOf?(view: G['View'], ref: string, id: string, words: Speaker): string | undefined
  /** What the name of a piece does not tell. */
  notesOn?(view: G['View'], piece: string, words: Speaker): readonly string[]
  /** Where the game is, in the bar at the top. */
  readonly Position: ComponentType<Pick<TableProps<G>, 'table'>>
  /** Around the whole table: what its parts share. */
  readonly Around?: ComponentType<TableProps<G> & { readonly children: ReactNode }>
  readonly Board: LazyExoticComponent<ComponentType<BoardProps<G>>>
  /** In front of the board while something goes on there; nothing else. */
  readonly Arena?: ComponentType<ArenaProps<G>>
  /** One's own cards. */
  readonly Tray?: ComponentType<TrayProps<G>>
  readonly panels: readonly GamePanel<G>[]
  /** Behind the score: where it came from and what is at stake. */
  readonly Score?: ComponentType<TableProps<G>>
  readonly story?: GameStory<G>
  /** What a turn ends with, until it is put away; nothing else. */
  readonly Interlude?: ComponentType<TableProps<G>>
  readonly decision: DecisionSurroundings<G>
  /** How it came to the end, under who has won. */
  readonly Ending?: ComponentType<Pick<TableProps<G>, 'table'>>
}
