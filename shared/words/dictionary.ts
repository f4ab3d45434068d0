/** The languages that everything is worded in. */
export const languages = ['en', 'es'] as const
export type Language = (typeof languages)[number]

/** Two forms of a text; the gap `by` decides between them: a number, or the number of what is named there. */
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
export type Entry = string | Plural
export type Dictionary = Readonly<Record<string, Entry>>

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

/** What follows the prefix in the keys that have it: of `roll.siege`, `siege`. */
export type Suffix<Key, Prefix extends string> = Key extends `${Prefix}.${infer Rest}` ? Rest : never

/** An entry that has no other gaps than those given stays what it is; any other becomes what no text is. */
type OnlyWith<Gap, Words> = [Exclude<GapsOf<Words>, Gap>] extends [never]
  ? Words
  : { readonly noSuchGap: Exclude<GapsOf<Words>, Gap> }

/** A dictionary in its first language: each of its gaps must be one that `Gaps` gives a type to. */
export function dictionaryFor<Gaps>() {
  return <const Words extends Dictionary>(
    words: Words & { readonly [Key in keyof Words]: OnlyWith<keyof Gaps, Words[Key]> }
  ): Words => words
}

type Translation<Original> = { readonly [Key in keyof Original]: Entry }

/** The same in another language: all keys and no other, and no gap that the original does not have. */
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
