import type { RuleText } from '../rule-text.ts'

export const xvi: RuleText = {
  sections: {
    A: {
      title: 'In general',
      text: ['Revolts come from calamities and events. Pagan and Arian Barbarians are immune.']
    },
    B: {
      title: 'Who places a revolt',
      text: [
        'A D10 names the player who chooses the province:',
        { table: 'selectors', head: ['D10', 'Player'] }
      ]
    },
    C: {
      title: 'The Area',
      text: [
        'In an Empire the Area is rolled on a D10, in the table of the half of the map where its capital lies, until it holds a province there:',
        { table: 'revolts', head: ['D10', 'West', 'East'] }
      ]
    },
    D: {
      title: 'The province',
      text: [
        'It may not have a capital or a leader in it; units do not matter. It gets a marker of Revolt −; one that it has already becomes Revolt +.'
      ]
    },
    E: {
      title: 'Effects of a revolt',
      text: [
        'The province is hostile to its master, though still his. It pays nothing, nor does its city, also not in trade; it costs {income.revoltMinus} or {income.revoltPlus} gold a turn (XIV.G). Whoever conquers it has the revolt, too, but under Pagan or Arian Barbarians it ends. Caravans do not care.'
      ]
    },
    F: {
      title: 'Suppression',
      text: [
        'At the end of the administration a nation may try it wherever it has units, with a D10; a leader gives re-rolls. There is neither siege nor battle.',
        {
          rows: [
            ['{+suppression.forAUnit}', 'for each unit there'],
            [
              '{+suppression.forHeresy}',
              'the Area is heretical, or the capital’s is and this one has the same faith without the heresy'
            ],
            ['{+suppression.forAnotherFaith}', 'the nation has another faith than the Area']
          ]
        },
        'At {suppression.on} or more the revolt is over. Otherwise one unit of its choice is lost; if it was the only one, a leader there falls on a failed D2.'
      ]
    }
  }
}
