/** What windows and the cards played in them are made of. */

