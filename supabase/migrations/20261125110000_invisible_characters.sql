-- Rules about characters that nobody sees, as in shared/visibleText.ts: white space, control characters, a Braille
-- cell without dots, and those that are not drawn, which Unicode calls default ignorable, such as zero-width spaces.
-- Rows that were stored before keep their lines and messages.

-- A phone number has none that is not drawn. Before the constraint, because staff change older rows too.
update public.contacts set phone = nullif(regexp_replace(
    regexp_replace(phone, '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
    '^[\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+|[\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+$', '', 'g'), '')
  where phone is not null;
alter table public.contacts add constraint contacts_phone_drawn
  check (phone !~ '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]');

-- A text has a character that is seen, and a line none that changes the order of letters.
alter domain public.text_line add constraint text_line_visible
  check (value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]')
  not valid;
alter domain public.text_line add constraint text_line_order
  check (value !~ '[\u202a-\u202e\u2066-\u2069]') not valid;
alter domain public.text_block add constraint text_block_visible
  check (value ~ '[^\u0001-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]')
  not valid;
