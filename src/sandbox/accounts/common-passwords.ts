/**
 * What most people start from. A new password that is one of these, alone, repeated, or dressed up
 * with digits, signs and the usual swaps (`P@ssw0rd2026!`), is among the first that are tried.
 * Names of clubs, pets and seasons in the languages of the site; the operator's own words.
 */
const words = `
password passwort passphrase contrasena contraseña clave miclave secreto secret letmein
welcome bienvenido welcomeback hello hola holahola iloveyou iloveu loveyou loveme tequiero
teamo teamomucho amor amorcito miamor mivida corazon princesa princess sunshine superman batman
spiderman pokemon starwars dragon monkey shadow master killer hunter ranger buster jordan
michael michelle jennifer jessica ashley daniel charlie andrea alejandro alejandra carlos
estrella estrellita mariposa chocolate cookie banana summer winter spring autumn verano invierno
football futbol baseball basketball hockey soccer barcelona realmadrid atletico valencia sevilla
liverpool chelsea arsenal manchester juventus bocajuniors riverplate qwerty qwertyuiop qwertyui
qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc admin
administrator root user usuario guest test testing prueba default changeme cambiame computer
internet samsung iphone google facebook instagram microsoft whatever trustno nothing
something freedom mustang ferrari mercedes porsche harley phoenix tigger snoopy matrix ninja
cheese pepper ginger flower butterfly angel angels jesus jesuschrist family familia mother
mamaypapa casino jackpot poker lucky luckyone suerte blackjack roulette ruleta winner ganador
bet betting apuesta apuestas marquee marqueeplay
`;
const common = new Set(words.trim().split(/\s+/));

/** Longer ones that no rule makes out of a word. */
const whole = new Set(
  `
1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc zaq12wsxcde3 q1w2e3r4t5 q1w2e3r4t5y6 1a2b3c4d5e a1b2c3d4e5
0987654321 1234567890 1234554321 1122334455 9876543210 12345qwert qwert12345 123qweasdzxc
zxcasdqwe123 poiuytrewq 147258369 1472583690 7894561230 3216549870 abcd123456 abc1234567
123456789a 123456789q a123456789 aa123456789 1234567890a iloveyou12 opensesame abretesesamo
correcthorsebatterystaple
`
    .trim()
    .split(/\s+/),
);

const SWAPS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Whether a password is among the first that anybody tries. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (whole.has(lower)) return true;
  const swapped = lower.replace(/[013457@$!]/g, (sign) => SWAPS[sign] ?? sign);
  const bare = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const bareSwapped = bare.replace(/[013457@$!]/g, (sign) => SWAPS[sign] ?? sign);
  return [lower, swapped, bare, bareSwapped]
    .map((text) => /^(.+?)\1+$/u.exec(text)?.[1] ?? text)
    .some((text) => common.has(text) || text.length === 1);
}
