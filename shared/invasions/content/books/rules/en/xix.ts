import type { RuleText } from '../rule-text.ts'

export const xix: RuleText = {
  sections: {
    A: {
      title: 'Interception',
      text: [
        'When a stack enters an enemy’s province, its owner may send stacks there at once: one without a leader, and any number with leaders. All are named before a die is rolled, each player’s units by himself, and try in the order in which they are named. They come over land, through empty, neutral or friendly provinces and open straits, over at most {interception.steps} steps; units under attack cannot. A stack may leave units at home, but none on the way, and nobody intercepts an interception. A D10 for each stack:',
        {
          rows: [
            ['+', 'the leader’s combat bonus'],
            ['{+interception.forTheCapital}', 'the province holds the owner’s capital'],
            ['{+interception.forAnEmpire}', 'the owner is an Empire'],
            ['{+interception.forThreeSteps}', 'the way is {interception.steps} steps long'],
            ['{+interception.forARange}', 'for each range crossed'],
            ['{+interception.forAStrait}', 'for each strait crossed'],
            ['{+interception.forTheBosporus}', 'besides, for the Bosporus']
          ]
        },
        'At {interception.on} or more it arrives and joins the defenders, as many as the limit allows; the others stay at home. If not, it may not try again against this stack, but against others.',
        'When all have arrived there is a battle at once, unless nobody has come, or the intruder overruns or forces his way; he is the attacker. Those of his who exceed the limit wait and share his fate. If he loses, he retreats and moves no more; else he goes on.',
        { picture: 'interception' }
      ]
    },
    B: {
      title: 'Flight',
      text: [
        'When a stack enters an enemy’s province, those who stand there may try to get away. Nations that stand together flee as one stack. A D10:',
        {
          rows: [
            ['+', 'the leader’s combat bonus, whether he flees himself or not'],
            ['{+flight.forACity}', 'the province has a fortified city'],
            ['{+flight.forTwiceAsMany}', 'they are {flight.times} times as many as the attackers'],
            ['{+flight.forLessCavalry}', 'they have less cavalry'],
            ['{+flight.forACrossing}', 'the flight must begin over a river, a range or a strait']
          ]
        },
        'At {flight.on} or more they go up to {flight.steps} steps through empty, neutral or friendly provinces and open straits, to a friendly province or an empty one without a city, within the limit; {movement.overrunners} of them may overrun a single enemy on the way (XVIII.E). Some may stay behind or be left on the way. They cannot be intercepted and do not go by ship. If they fail, they stand and fight. Who has fled may still intercept others in this turn.'
      ]
    }
  }
}
