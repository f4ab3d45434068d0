/** The languages of the app. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** Two forms of a text. The gap `by` selects one: by its number, or by the number of things it names. */
export interface Plural<
  By extends string = string,
  One extends string = string,
  Other extends string = string
> {
  readonly by: By
  readonly one: One
  readonly other: Other
}

/** A text with gaps in double braces (`{{nation}}`), or its two forms. */
export type DictionaryEntry = string | Plural
export type Dictionary = Readonly<Record<string, DictionaryEntry>>

export function plural<const By extends string, const One extends string, const Other extends string>(
  by: By,
  one: One,
  other: Other
): Plural<By, One, Other> {
  return { by, one, other }
}

type GapsOfText<
  Text extends string,
  Found extends string = never
> = Text extends `${string}{{${infer Gap}}}${infer Rest}` ? GapsOfText<Rest, Found | Gap> : Found

/** The names of all gaps of an entry. */
export type GapsOf<Words> = Words extends string
  ? GapsOfText<Words>
  : Words extends Plural<infer By, infer One, infer Other>
    ? By | GapsOfText<One> | GapsOfText<Other>
    : never

/** The part of a key after its prefix: of `roll.siege`, `siege`. */
export type Suffix<Key, Prefix extends string> = Key extends `${Prefix}.${infer Rest}` ? Rest : never

/** Accepts an entry whose gaps are all known. Another one gets a type that no text has, so that it does not compile. */
type OnlyWith<Gap, Words> = [Exclude<GapsOf<Words>, Gap>] extends [never]
  ? Words
  : { readonly noSuchGap: Exclude<GapsOf<Words>, Gap> }

/** A dictionary in the original language: `Gaps` must give each of its gaps a type. */
export function dictionaryFor<Gaps>() {
  return <const Words extends Dictionary>(
    words: Words & { readonly [Key in keyof Words]: OnlyWith<keyof Gaps, Words[Key]> }
  ): Words => words
}

type Translation<Original> = { readonly [Key in keyof Original]: DictionaryEntry }

/** A translation: exactly the keys of the original, and no gap that the original lacks. */
export function translationOf<Original extends Dictionary>() {
  return <const Words extends Dictionary>(
    words: Translation<Original> &
      Words & {
        readonly [Key in keyof Words]: Key extends keyof Original
          ? OnlyWith<GapsOf<Original[Key]>, Words[Key]>
          : { readonly noSuchKey: Key }
      }
  ): Words => words
}
