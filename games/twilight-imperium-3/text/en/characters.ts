/** What bots are like, and what they say at moments. Nobody is accused, and nothing is told that not all know. */
export const temper = {
  trader: { name: 'Trader', help: 'Likes agreements, and keeps the peace with partners.' },
  settler: { name: 'Settler', help: 'Likes worlds better than wars.' },
  raider: { name: 'Raider', help: 'Likes to take what others hold.' },
  politician: { name: 'Politician', help: 'Likes votes, and cards that bring them.' },
}

export const remark = {
  trader: {
    attack: {
      1: 'Nothing personal. A matter of margins.',
      2: 'I did ask what it would cost. It was cheaper like this.',
      3: 'Consider this a change of our terms.',
    },
    attacked: {
      1: 'We could have talked about a price.',
      2: 'This will be on the bill.',
      3: 'War is such a waste of good freight.',
    },
    broken: {
      1: 'A pity. That was good income.',
      2: 'One contract ends. There are others.',
      3: 'The accountants will weep tonight.',
    },
    vote: {
      1: 'I wonder what that vote was worth.',
      2: 'The council has decided. The markets will answer.',
      3: 'Laws come and go. Demand stays.',
    },
    defeat: {
      1: 'Bankrupt at last. Well bargained, all of you.',
      2: 'Sell what is left. I keep the memories.',
      3: 'Everything had its price. Mine was too low.',
    },
    victory: {
      1: 'The accounts are closed, and I like the sum.',
      2: 'A fair profit, I would say.',
      3: 'Thank you all for your custom.',
    },
  },
  settler: {
    attack: {
      1: 'My people need room.',
      2: 'We come with ploughs. The guns are for the way.',
      3: 'There is good soil here. We mean to stay.',
    },
    attacked: {
      1: 'We had just finished the roofs!',
      2: 'You will find that farmers can fight.',
      3: 'Go home. This one has an owner.',
    },
    broken: {
      1: 'Good neighbours are hard to find.',
      2: 'Then we live from our own fields.',
      3: 'The freighters will be missed at the port.',
    },
    vote: {
      1: 'The council talks. We build.',
      2: 'Whatever they decide, it will rain tomorrow.',
      3: 'I hope somebody reads that law to my colonists.',
    },
    defeat: {
      1: 'Every field gone. Take good care of them.',
      2: 'We shall begin again somewhere, with one ship.',
      3: 'Home was wherever we were. Now it is nowhere.',
    },
    victory: {
      1: 'So many worlds, and all of them called home.',
      2: 'Slow and steady. The harvest is in.',
      3: 'We only wanted room. There was rather a lot of it.',
    },
  },
  raider: {
    attack: {
      1: 'You were not using that, were you?',
      2: 'All guns. Questions later.',
      3: 'I got bored.',
    },
    attacked: {
      1: 'At last, somebody with spirit!',
      2: 'Bold. I like it. I shall remember it.',
      3: 'You came to me? How kind.',
    },
    broken: {
      1: 'Paper never stopped a Dreadnought.',
      2: 'Good. Fewer people to be polite to.',
      3: 'It was a short peace, and a dull one.',
    },
    vote: {
      1: 'Was that a vote? I was sharpening something.',
      2: 'Let them vote. I have ships.',
      3: 'A law is as strong as the fleet behind it.',
    },
    defeat: {
      1: 'A good fight. I would do it all again.',
      2: 'No ships, no crew, no regrets.',
      3: 'Drink to us sometimes.',
    },
    victory: {
      1: 'Mine. All of it.',
      2: 'Told you. Loudly, and several times.',
      3: 'The throne! Does it come with guns?',
    },
  },
  politician: {
    attack: {
      1: 'A limited operation, strictly within my mandate.',
      2: 'I regret the necessity, and have prepared a speech.',
      3: 'The record will show that I hesitated.',
    },
    attacked: {
      1: 'The council will hear of this.',
      2: 'An incident! I shall need a committee.',
      3: 'I object, in the strongest terms.',
    },
    broken: {
      1: 'Treaties are written so that they can end.',
      2: 'My office will express its regret.',
      3: 'We had such a beautiful signing.',
    },
    vote: {
      1: 'The council has spoken. I helped with the grammar.',
      2: 'History will judge this vote. I know some historians.',
      3: 'Democracy is a long game.',
    },
    defeat: {
      1: 'I resign, to spend more time with my memoirs.',
      2: 'No further questions.',
      3: 'I ask that the minutes be kind to me.',
    },
    victory: {
      1: 'By the will of the people, and some paperwork.',
      2: 'I accept, humbly, what I have arranged.',
      3: 'Please rise.',
    },
  },
}
