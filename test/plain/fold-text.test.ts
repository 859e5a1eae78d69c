/** Names are found as they are typed on any keyboard. */
import { describe, expect, test } from 'vitest';
import { foldText } from '../../src-core/plain/fold-text.ts';

describe('a letter is folded to what is typed for it', () => {
  test.each([
    ['Ibáñez Muñoz', 'ibanez munoz'],
    ['Ødegård', 'odegard'],
    ['Łukasz', 'lukasz'],
    ['Strauß', 'strauss'],
    ['STRAUẞ', 'strauss'],
    ['Naïm', 'naim'],
    ['Đorđević', 'dordevic'],
    ['Ægir Æ', 'aegir ae'],
    ['Lecœur', 'lecoeur'],
    ['Yıldız İpek', 'yildiz ipek'],
    ['Þór Guðmundsson', 'thor gudmundsson'],
    ['Məmmədov', 'memmedov'],
    ['Għarbi Ħ', 'gharbi h'],
    ['ﬁnn', 'finn'],
    ['Öz Ängel Ümit Çelik Şahin', 'oz angel umit celik sahin'],
    ['Ștefan Țîru', 'stefan tiru'],
    ["O'Kelly 12", "o'kelly 12"],
    ['Иванов', 'иванов'],
  ])('%s: %s', (text, folded) => expect(foldText(text)).toBe(folded));

  test('twice folded is once folded', () => {
    for (let code = 0x20; code < 0x2fff; code += 1) {
      const once = foldText(String.fromCodePoint(code));
      expect(foldText(once)).toBe(once);
    }
  });
});
